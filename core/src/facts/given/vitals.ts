/** The kind of a fetched file; `data` is JSON and the like. */
export type ResourceKind = 'html' | 'script' | 'style' | 'image' | 'font' | 'data' | 'other';

/** Files of one kind that were fetched during the visit. */
export interface FetchedBytes {
	readonly kind: ResourceKind;
	/** Number of files. */
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
	/** TTFB. */
	readonly timeToFirstByteMs: number | null;
	/** FCP. */
	readonly firstContentfulPaintMs: number | null;
	/** LCP so far. */
	readonly largestContentfulPaintMs: number | null;
	/** The slowest interaction so far, counted like INP. */
	readonly interactionToNextPaintMs: number | null;
	/** The worst burst of shifts so far, counted like CLS: a share, without unit. */
	readonly cumulativeLayoutShift: number | null;
	readonly fetched: readonly FetchedBytes[];
}
