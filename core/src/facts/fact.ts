import type { Region } from './element-kinds.ts';
import type { NodeRef } from './node-ref.ts';

/** What a fact sees of the element the walk stands on. */
export interface PageElement {
	readonly name: string;
	readonly inHead: boolean;
	readonly region: Region;
	/** Hidden by `hidden` or its inline style, itself or an ancestor. What only CSS hides is not known. */
	readonly isHidden: boolean;
	readonly inLink: boolean;
	/** Inside a frame of the same origin. */
	readonly inFrame: boolean;
	/** The nearest element above with attributes of microdata or RDFa. */
	readonly holder: NodeRef | null;
	/** The nearest `lang`, lower case; empty when none is given. */
	readonly lang: string;
	readonly attribute: (name: string) => string | null;
	readonly ref: () => NodeRef;
	/** Ids of the elements above; of very many the nearest. */
	readonly idsAbove: () => readonly string[];
}

/** An element inside a captured one that is more than text, or a link with a name of its own. */
export interface Part {
	readonly name: string;
	/** `alt` of an image, `aria-label` of anything else but a link; null when it has none. */
	readonly label: string | null;
	/** What else names a link or an image without `alt`: `aria-label` or `title`. */
	readonly otherName: string | null;
	readonly isAriaHidden: boolean;
	readonly node: NodeRef;
}

/** What stood inside an element: white space collapsed, but as written in raw elements (title, script). */
export interface Captured {
	readonly text: string;
	readonly parts: readonly Part[];
}

interface FactDefinition {
	readonly elements: readonly string[];
	/** `document`: stands once in a document, so an HTML fragment or a block cannot know it. */
	readonly part: 'document' | 'content';
}

/** A fact that an element and its attributes give. `enter` answers null for an element that is none. */
interface ElementFact<Item> extends FactDefinition {
	readonly enter: (element: PageElement) => Item | null;
}

/** A fact that needs what stands inside the element. */
interface CapturingFact<Item> extends FactDefinition {
	readonly captures: (element: PageElement) => boolean;
	/** Where little text says it all: no more than about so many characters, and no parts. */
	readonly limit?: number;
	readonly leave: (element: PageElement, captured: Captured) => Item;
}

export type Fact<Item> = ElementFact<Item> | CapturingFact<Item>;

/** Names the shape; a fact is a list of what the page has, in document order. */
export function defineFact<Item>(fact: Fact<Item>): Fact<Item> {
	return fact;
}
