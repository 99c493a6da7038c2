import type { NodeRef } from '../node-ref.ts';

/** Whether people see it, only hear it read out, or neither. */
export type Visibility = 'shown' | 'read_out' | 'hidden';

export interface ShownHeading {
	readonly text: string;
	readonly visibility: Visibility;
	readonly node: NodeRef;
}

/** Text that is there and cannot be seen, although nothing folds it away. */
export interface HiddenText {
	/** Its beginning. */
	readonly text: string;
	/** In UTF-16 units. */
	readonly length: number;
	/** Of the colour of what lies behind it, or of no size. */
	readonly by: 'color' | 'size';
	readonly node: NodeRef;
}

/** An image that takes room; lengths in CSS pixels. */
export interface ShownImage {
	readonly width: number;
	readonly height: number;
	/** Of the file; 0 where it has none, as a drawing may, or has not come yet. */
	readonly naturalWidth: number;
	readonly naturalHeight: number;
	/** The browser asked for it and got no picture. */
	readonly isBroken: boolean;
	/** The file that the browser chose, absolute; empty when it has none of its own. */
	readonly source: string;
	/** Of that file as it was sent; null where the browser does not tell. */
	readonly bytes: number | null;
	readonly node: NodeRef;
}

/** How a browser has laid a page out, in CSS pixels: plain data, of one window at one moment. */
export interface LayoutFacts {
	readonly viewport: { readonly width: number; readonly height: number };
	/** How wide the page is to scroll over. */
	readonly contentWidth: number;
	/** What reaches beyond the window to the side, widest first, not everything. */
	readonly overflowing: readonly { readonly width: number; readonly node: NodeRef }[];
	/** Every h1 outside of frames. */
	readonly mainHeadings: readonly ShownHeading[];
	/** The text set largest in the first view. */
	readonly largestText: {
		readonly text: string;
		readonly px: number;
		readonly node: NodeRef;
	} | null;
	/** How large the largest main heading that is shown is set; null when there is none. */
	readonly mainHeadingPx: number | null;
	/** What stays in the window and covers so much of the page. */
	readonly overlay: { readonly percent: number; readonly node: NodeRef } | null;
	readonly hiddenTexts: readonly HiddenText[];
	/** Of the text that is shown, in UTF-16 units, and how much of it is set below 12 px. */
	readonly textLength: number;
	readonly smallTextLength: number;
	/** Blocks set that small, longest first, not everything. */
	readonly smallTexts: readonly { readonly px: number; readonly node: NodeRef }[];
	/** Links and controls that stand apart from text, and those too small and too near to others. */
	readonly tapTargetCount: number;
	readonly smallTapTargets: readonly {
		readonly width: number;
		readonly height: number;
		readonly node: NodeRef;
	}[];
	readonly images: readonly ShownImage[];
	/** Images that pushed the page down by their own height when they came. */
	readonly shiftingImages: readonly { readonly px: number; readonly node: NodeRef }[];
	/** The largest picture of the first view; null when it is text, or the browser does not say. */
	readonly largestImage: { readonly isLazy: boolean; readonly node: NodeRef } | null;
}
