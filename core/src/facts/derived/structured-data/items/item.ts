import type { NodeRef } from '../../../node-ref.ts';

export type ItemSyntax = 'json_ld' | 'microdata' | 'rdfa';

/** The vocabulary of the description; `none` if the markup does not say. */
export type Vocabulary = 'schema' | 'data_vocabulary' | 'none' | 'other';

/** One item of the page's structured data, whatever the syntax. */
export interface Item {
	readonly syntax: ItemSyntax;
	readonly vocabulary: Vocabulary;
	/** Such as “Article”, without the URL of the vocabulary. */
	readonly types: readonly string[];
	/** Empty if it has none. Items with the same id are one item. */
	readonly id: string;
	readonly properties: Readonly<Record<string, readonly ItemValue[]>>;
	/** The items that have it as a value, and of which property; empty for a top-level item. */
	readonly heldBy: readonly { readonly item: number; readonly property: string }[];
	/** It is at the top level somewhere, even if other items refer to it. */
	readonly isRoot: boolean;
	/** Has values that could not be read, so a property that seems to be missing may exist. */
	readonly isOpen: boolean;
	/** The script or element that describes it. */
	readonly node: NodeRef;
}

export interface ItemValue {
	/** A number or boolean as JSON writes it; empty for an item and for what was not read. */
	readonly text: string;
	/** `unread`: the element has a long text, or an image in place of a text. */
	readonly kind: 'text' | 'number' | 'boolean' | 'item' | 'unread';
	/** The index of the item in the list; null if it is described elsewhere. */
	readonly item: number | null;
	readonly node: NodeRef;
}
