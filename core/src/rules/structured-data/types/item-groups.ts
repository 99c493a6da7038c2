import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import type { NodeRef } from '../../../facts/node-ref.ts';
import { shorten } from '../../../text/width/shorten.ts';

/** Items of one page with the same defect: reported once. */
export interface ItemGroup {
	/** The type, with the name of a single item or the number of items. */
	readonly label: string;
	readonly nodes: readonly NodeRef[];
}

interface Found {
	readonly item: Item;
	/** Equal for equal defects. */
	readonly key: string;
	/** The place of the value; by default the item's node. */
	readonly node?: NodeRef;
}

/** Enough to recognize them. */
const maxNodes = 50;

export function groupItems<Each extends Found>(
	found: readonly Each[],
): readonly (Each & ItemGroup)[] {
	const groups = new Map<string, Each[]>();
	for (const each of found) {
		const group = groups.get(each.key);
		if (group) group.push(each);
		else groups.set(each.key, [each]);
	}
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (!first) return [];
		const things = new Set(group.map(({ item }) => item));
		const nodes = new Set(group.map(({ item, node }) => node ?? item.node));
		const label = labelOf(first.item, things.size);
		return [{ ...first, label, nodes: [...nodes].slice(0, maxNodes) }];
	});
}

export function labelOf(item: Item, count = 1): string {
	const type = item.types.join(', ') || '?';
	if (count > 1) return `${type} × ${count}`;
	const { headline, name, title } = item.properties;
	const text = (name ?? headline ?? title)?.find((value) => value.text)?.text ?? '';
	return text ? `${type} “${shorten(text, 40)}”` : type;
}
