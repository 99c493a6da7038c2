/**
 * How much is in the frames of the same origin. Search engines index a frame as a page of its own,
 * so nothing in it is counted or judged as part of the page around it.
 */
export interface FramedContent {
	/** Those that show something. */
	readonly frames: number;
	readonly headings: number;
	readonly images: number;
	readonly links: number;
}
