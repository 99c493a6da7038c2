export type ResourceKind = 'html' | 'script' | 'style' | 'image' | 'font' | 'data' | 'other';

/** Files of one kind that were fetched during the visit. */
export interface FetchedBytes {
	readonly kind: ResourceKind;
	readonly count: number;
	/** On the wire, including headers; cached files count as 0. */
	readonly bytes: number;
	/** Files whose servers hide their size from the page. */
	readonly unknownCount: number;
}

/**
 * Measurements of one visit by one person, not a statement about other visitors. Times in
 * milliseconds since the navigation began; null if the browser does not measure it or nothing has
 * happened yet.
 */
export interface Vitals {
	readonly timeToFirstByteMs: number | null;
	readonly firstContentfulPaintMs: number | null;
	readonly largestContentfulPaintMs: number | null;
	/** The slowest interaction so far, counted like INP. */
	readonly interactionToNextPaintMs: number | null;
	/** The worst burst of shifts so far, counted like CLS. */
	readonly cumulativeLayoutShift: number | null;
	readonly fetched: readonly FetchedBytes[];
}
