import type { NodeRef } from '../../../node-ref.ts';

export type ItemSyntax = 'json_ld' | 'microdata' | 'rdfa';

/** Whose words it is described in; `none` where the markup does not say. */
export type Vocabulary = 'schema' | 'data_vocabulary' | 'none' | 'other';

/** One thing that the page describes for machines, whatever the syntax. */
export interface Item {
	readonly syntax: ItemSyntax;
	readonly vocabulary: Vocabulary;
	/** As in “Article”, without the address of the vocabulary. */
	readonly types: readonly string[];
	/** Empty when it has none. Items of one id are one item. */
	readonly id: string;
	readonly properties: Readonly<Record<string, readonly ItemValue[]>>;
	/** Which items have it as a value, and of what; empty for one that stands by itself. */
	readonly heldBy: readonly { readonly item: number; readonly property: string }[];
	/** Stands by itself somewhere, even if others point at it. */
	readonly isRoot: boolean;
	/** Has values that could not be read from here, so what seems to be missing may be there. */
	readonly isOpen: boolean;
	/** The script or element that describes it. */
	readonly node: NodeRef;
}

export interface ItemValue {
	/** As JSON would write a number or boolean; empty for an item. */
	readonly text: string;
	readonly kind: 'text' | 'number' | 'boolean' | 'item';
	/** The place of the item in the list; null when it is described elsewhere. */
	readonly item: number | null;
	readonly node: NodeRef;
}
