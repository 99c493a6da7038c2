import type { Region } from './element-kinds.ts';
import type { NodeRef } from './node-ref.ts';

/** The view that a fact has of the current element of the walk. */
export interface PageElement {
	readonly name: string;
	readonly inHead: boolean;
	readonly region: Region;
	/** Hidden by `hidden` or an inline style, its own or an ancestor's. Hiding by CSS is not known. */
	readonly isHidden: boolean;
	/** Hidden from assistive technology by `aria-hidden`, its own or an ancestor's. */
	readonly isAriaHidden: boolean;
	readonly inLink: boolean;
	/** The nearest element above with attributes of microdata or RDFa. */
	readonly holder: NodeRef | null;
	/** The nearest `lang`, lower case; empty when none is given. */
	readonly lang: string;
	readonly attribute: (name: string) => string | null;
	readonly ref: () => NodeRef;
	/** Ids of the elements above; only the nearest if there are very many. */
	readonly idsAbove: () => readonly string[];
}

/** An element inside a captured one that is more than text, or a link with its own name. */
export interface Part {
	readonly name: string;
	/** `alt` of an image, `aria-label` of anything else but a link; null when it has none. */
	readonly label: string | null;
	/** Other names of a link or of an image without `alt`: `aria-label` or `title`. */
	readonly otherName: string | null;
	readonly isAriaHidden: boolean;
	readonly node: NodeRef;
}

/** The content of an element: white space collapsed, but as written in raw elements (title, script). */
export interface Captured {
	readonly text: string;
	/** At least some of the text is not hidden from assistive technology by `aria-hidden`. */
	readonly isSpoken: boolean;
	/** The language of its text if that is in one language, otherwise that of the element. */
	readonly lang: string;
	readonly parts: readonly Part[];
}

interface FactDefinition {
	readonly elements: readonly string[];
	/** `document`: occurs once per document, so an HTML fragment or a block cannot know it. */
	readonly part: 'document' | 'content';
}

/**
 * A fact that is read from an element and its attributes. `enter` returns null if the element does
 * not give it.
 */
interface ElementFact<Item> extends FactDefinition {
	readonly enter: (element: PageElement) => Item | null;
}

/** A fact that needs the content of the element. */
interface CapturingFact<Item> extends FactDefinition {
	readonly captures: (element: PageElement) => boolean;
	/** For facts that need only a little text: at most about this many characters, and no parts. */
	readonly limit?: number;
	readonly leave: (element: PageElement, captured: Captured) => Item;
}

export type Fact<Item> = ElementFact<Item> | CapturingFact<Item>;

/** Fixes the type; a fact is a list of what the page contains, in document order. */
export function defineFact<Item>(fact: Fact<Item>): Fact<Item> {
	return fact;
}
