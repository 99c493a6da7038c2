import type { Item } from '../../facts/derived/structured-data/items/item.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import { shorten } from '../../text/width/shorten.ts';

/** Things of one page with the same defect: said once. */
export interface ItemGroup {
	/** The type, with the name of a single thing or with how many there are. */
	readonly label: string;
	readonly nodes: readonly NodeRef[];
}

interface Found {
	readonly item: Item;
	/** The same for what is the same defect. */
	readonly key: string;
	/** Where the value stands; the item's own node otherwise. */
	readonly node?: NodeRef;
}

/** Enough to see which they are. */
const MAX_NODES = 50;

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
		return [{ ...first, label, nodes: [...nodes].slice(0, MAX_NODES) }];
	});
}

export function labelOf(item: Item, count = 1): string {
	const type = item.types.join(', ') || '?';
	if (count > 1) return `${type} × ${count}`;
	const { headline, name, title } = item.properties;
	const text = (name ?? headline ?? title)?.find((value) => value.text)?.text ?? '';
	return text ? `${type} “${shorten(text, 40)}”` : type;
}
