import type { NodeRef } from '../node-ref.ts';

/** An image that takes up space; lengths in CSS pixels. */
export interface ShownImage {
	readonly width: number;
	readonly height: number;
	/** Size of the file in pixels; 0 if it has none, like some drawings, or has not loaded yet. */
	readonly naturalWidth: number;
	readonly naturalHeight: number;
	/** The browser requested it and received no picture. */
	readonly isBroken: boolean;
	/** The absolute URL of the file the browser chose; empty if it has no URL. */
	readonly source: string;
	/** Size of that file as it was sent; null if the browser does not say. */
	readonly bytes: number | null;
	readonly node: NodeRef;
}

/** The images of a page as a browser saw them: plain data, for one window at one moment. */
export interface LoadedImages {
	readonly images: readonly ShownImage[];
	/** Images that pushed the page down by their own height when they loaded. */
	readonly shiftingImages: readonly { readonly px: number; readonly node: NodeRef }[];
	/**
	 * The largest picture of the first view; null if the largest element is text, or the browser does
	 * not say.
	 */
	readonly largestImage: { readonly isLazy: boolean; readonly node: NodeRef } | null;
}
