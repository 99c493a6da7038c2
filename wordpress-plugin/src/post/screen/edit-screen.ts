import type { select as selectNow } from '@wordpress/data';
import type { Block } from '../content/block.ts';
import type { PostMeta } from '../meta/post-meta.ts';

let current: EditScreen | undefined;

/** The script of each screen calls this first. */
export function setScreen(screen: EditScreen): void {
	current = screen;
}

export function screen(): EditScreen {
	if (!current) throw new Error('The script of this screen has not called setScreen.');
	return current;
}

/** Finds a store. The one of `useSelect` also makes a component follow the stores that were read. */
export type Select = typeof selectNow;

/** The screen on which somebody edits a page: the block editor, the classic editor or a form. */
export interface EditScreen {
	readonly title: (select: Select) => string;
	/** The current or future URL of the page; null while it is unknown. */
	readonly address: (select: Select) => string | null;
	readonly excerpt: (select: Select) => string;
	/** Id of the featured image; 0 for none. */
	readonly featuredImage: (select: Select) => number;
	/** Terms of the post by the name of their attribute in the REST API; null if only the saved ones are known. */
	readonly termIds: (select: Select, attribute: string) => readonly number[] | null;
	/** Our fields; null until they are loaded, and where they cannot be saved. */
	readonly meta: (select: Select) => PostMeta | null;
	readonly changeMeta: (meta: PostMeta) => void;
	/** Flattened, in document order. */
	readonly blocks: (select: Select) => readonly Block[];
	/** The saved HTML of a block. */
	readonly contentOf: (block: Block) => string;
	/** The selected block; null where there is none. */
	readonly selectedBlock: (select: Select) => string | null;
	readonly isEmpty: (select: Select) => boolean;
	/** Nobody has saved the page yet. */
	readonly isNew: (select: Select) => boolean;
	readonly isPublished: (select: Select) => boolean;
	readonly isSaving: (select: Select) => boolean;
	/** Stores what is typed, at least as an autosave; true if the page itself is saved. */
	readonly saveForPreview: () => Promise<boolean>;
	readonly canvas: Canvas;
	/** A text that changes when the screen builds a new canvas. */
	readonly canvasVersion: (select: Select) => string;
	/** Shows our fields and findings. */
	readonly openPanel: () => void;
	readonly focusTitle: () => void;
	readonly selectBlock: (clientId: string) => void;
	/** Inserts a link at the selection; false if nothing is selected in the text. */
	readonly insertLink: (post: LinkedPost) => boolean;
	/** The image of a block that has no alt text; null if there is none. */
	readonly undescribedImage: (clientId: string, select: Select) => UndescribedImage | null;
	/** Replaces a part of a block’s HTML. */
	readonly replaceIn: (clientId: string, before: string, after: string) => void;
}

/** Where the text is shown while somebody writes it. */
export interface Canvas {
	readonly document: () => Document;
	/** The element of a block; null if it is not shown. */
	readonly elementOf: (clientId: string) => HTMLElement | null;
}

export interface LinkedPost {
	readonly title: string;
	readonly url: string;
}

export interface UndescribedImage {
	/** Id in the media library; 0 for none. */
	readonly imageId: number;
	readonly describe: (text: string) => void;
}
