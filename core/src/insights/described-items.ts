import type { Item, ItemSyntax } from '../facts/derived/structured-data/items/item.ts';
import type { FactStore } from '../facts/fact-store.ts';
import type { NodeRef } from '../facts/node-ref.ts';
import {
	checkedProperties,
	type RichResultCheck,
} from '../rules/structured-data/types/missing-properties.ts';

/** One item of the page's structured data, with its nested items. */
export interface DescribedItem {
	readonly type: string;
	readonly id: string;
	readonly syntax: ItemSyntax;
	readonly node: NodeRef;
	readonly properties: readonly DescribedProperty[];
	/** Google's requirements for it; empty if it gives no rich result in this position. */
	readonly checks: readonly RichResultCheck[];
}

export interface DescribedProperty {
	readonly name: string;
	readonly values: readonly DescribedValue[];
}

/** `elsewhere`: an item that is only referred to by id, or is shown in a different place. */
export type DescribedValue =
	| { readonly kind: 'text'; readonly text: string }
	| { readonly kind: 'item'; readonly item: DescribedItem }
	| { readonly kind: 'elsewhere'; readonly label: string };

/** Real pages do not nest deeper. */
const deepest = 8;

/** The top-level items with their nested ones; null if this host cannot know them. */
export function describedItems(facts: FactStore): readonly DescribedItem[] | null {
	const items = facts.get('items');
	if (!items) return null;
	const standing = items.filter(({ heldBy, isRoot }) => isRoot || heldBy.length === 0);
	// Each once: items that refer to each other by id would repeat endlessly.
	const shown = new Set(standing);
	return standing.map((item) => describe(item, items, shown, 1));
}

function describe(
	item: Item,
	items: readonly Item[],
	shown: Set<Item>,
	depth: number,
): DescribedItem {
	return {
		type: typeOf(item),
		id: item.id,
		syntax: item.syntax,
		node: item.node,
		checks: checkedProperties(item, items),
		properties: Object.entries(item.properties).map(([name, values]) => ({
			name,
			values: values.map((value): DescribedValue => {
				if (value.kind !== 'item') return { kind: 'text', text: value.text };
				const held = value.item === null ? undefined : items[value.item];
				if (!held) return { kind: 'elsewhere', label: '' };
				if (shown.has(held) || depth >= deepest) {
					return { kind: 'elsewhere', label: held.id || typeOf(held) };
				}
				shown.add(held);
				return { kind: 'item', item: describe(held, items, shown, depth + 1) };
			}),
		})),
	};
}

const typeOf = ({ types }: Item) => types.join(', ') || '?';
