export type ResourceKind = 'html' | 'script' | 'style' | 'image' | 'font' | 'data' | 'other';

/** What of one kind was fetched during the visit. */
export interface FetchedBytes {
	readonly kind: ResourceKind;
	readonly count: number;
	/** On the wire, headers too; what came from the cache counts nothing. */
	readonly bytes: number;
	/** Files whose servers do not let the page know their size. */
	readonly unknownCount: number;
}

/**
 * What one visit of one person was like: no statement about other visitors. Times in milliseconds
 * since the navigation began; null where the browser does not measure it or nothing happened yet.
 */
export interface Vitals {
	readonly timeToFirstByteMs: number | null;
	readonly firstContentfulPaintMs: number | null;
	readonly largestContentfulPaintMs: number | null;
	/** The slowest interaction so far, as INP counts them. */
	readonly interactionToNextPaintMs: number | null;
	/** The worst burst of shifts so far, as CLS counts them. */
	readonly cumulativeLayoutShift: number | null;
	readonly fetched: readonly FetchedBytes[];
}
