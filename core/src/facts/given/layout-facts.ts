import type { NodeRef } from '../node-ref.ts';

/** Visible, only read out by screen readers, or neither. */
export type Visibility = 'shown' | 'read_out' | 'hidden';

export interface ShownHeading {
	readonly text: string;
	readonly visibility: Visibility;
	readonly node: NodeRef;
}

/** Text that is in the page but invisible, although it is not in a collapsed part. */
export interface HiddenText {
	/** Its beginning. */
	readonly text: string;
	/** In UTF-16 units. */
	readonly length: number;
	/** The color of its background, or a size of zero. */
	readonly by: 'color' | 'size';
	readonly node: NodeRef;
}

/** The layout of a page in a browser, in CSS pixels: plain data, for one window at one moment. */
export interface LayoutFacts {
	/** The inner size of the window. */
	readonly viewport: { readonly width: number; readonly height: number };
	/** The scrollable width of the page. */
	readonly contentWidth: number;
	/** Elements that reach beyond the side of the window, widest first; not a complete list. */
	readonly overflowing: readonly { readonly width: number; readonly node: NodeRef }[];
	/** Every h1 outside of frames. */
	readonly mainHeadings: readonly ShownHeading[];
	/** The largest text in the first view; null if the first view has no text. */
	readonly largestText: {
		readonly text: string;
		readonly px: number;
		readonly node: NodeRef;
	} | null;
	/** Font size of the largest visible main heading; null if there is none. */
	readonly mainHeadingPx: number | null;
	/** An element that stays in the window and covers this percentage of it; null without such an element. */
	readonly overlay: { readonly percent: number; readonly node: NodeRef } | null;
	readonly hiddenTexts: readonly HiddenText[];
	/** Length of the visible text in UTF-16 units, and of its part below 12 px. */
	readonly textLength: number;
	/** See `textLength`. */
	readonly smallTextLength: number;
	/** Blocks with text that small, longest first; not a complete list. */
	readonly smallTexts: readonly { readonly px: number; readonly node: NodeRef }[];
	/**
	 * All links and controls outside of running text, then those that are too small and too close to
	 * others.
	 */
	readonly tapTargetCount: number;
	/** See `tapTargetCount`. */
	readonly smallTapTargets: readonly {
		readonly width: number;
		readonly height: number;
		readonly node: NodeRef;
	}[];
}
