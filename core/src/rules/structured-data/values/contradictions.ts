import { dayMs } from '../../../days/time.ts';
import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import type { NodeRef } from '../../../facts/node-ref.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';
import { isIsoDate } from '../../../values/iso-dates.ts';
import { labelOf } from '../types/item-groups.ts';
import { shownValue } from './item-values.ts';

export interface Contradiction {
	readonly label: string;
	readonly property: string;
	readonly one: string;
	readonly other: string;
	readonly nodes: readonly NodeRef[];
}

/** Properties that can have only one value, by family. */
const single: Readonly<Record<string, readonly string[]>> = {
	Article: ['datePublished'],
	Product: ['offers.price', 'offers.priceCurrency', 'aggregateRating.ratingValue'],
	Recipe: ['aggregateRating.ratingValue'],
	Event: ['startDate'],
	JobPosting: ['datePosted'],
};

/** Items with the same name and contradicting descriptions. */
export function contradictions(items: readonly Item[]): readonly Contradiction[] {
	const firsts = new Map<string, Item>();
	return items.flatMap((item) => {
		const key = sameThing(item);
		const first = key === null ? undefined : firsts.get(key);
		if (key !== null && !first) firsts.set(key, item);
		return first ? differences(first, item, items) : [];
	});
}

/** null for items without a name, and for those that are only nested in others. */
function sameThing(item: Item): string | null {
	const { isOpen, isRoot, properties } = item;
	if (!isRoot || isOpen) return null;
	const family = familyWithSingles(item);
	const name = (properties.headline ?? properties.name)?.[0]?.text.trim().toLowerCase();
	return family && name ? `${family} ${name}` : null;
}

function familyWithSingles({ types, vocabulary }: Item): string | null {
	if (vocabulary !== 'schema') return null;
	return types.map(familyOf).find((family) => family !== null && family in single) ?? null;
}

function differences(one: Item, other: Item, items: readonly Item[]): readonly Contradiction[] {
	const properties = single[familyWithSingles(one) ?? ''] ?? [];
	return properties.flatMap((property) => {
		const first = onlyText(one, property.split('.'), items);
		const second = onlyText(other, property.split('.'), items);
		if (first === null || second === null || isSame(first, second)) return [];
		return [
			{
				label: labelOf(one),
				property,
				one: shownValue(first),
				other: shownValue(second),
				nodes: [...new Set([one.node, other.node])],
			},
		];
	});
}

/** null unless there is exactly one. */
function onlyText(item: Item, path: readonly string[], items: readonly Item[]): string | null {
	const [name = '', ...rest] = path;
	const [value, ...more] = item.properties[name] ?? [];
	if (!value || more.length > 0) return null;
	if (rest.length === 0) return value.text || null;
	const held = value.item === null ? undefined : items[value.item];
	return held ? onlyText(held, rest, items) : null;
}

function isSame(one: string, other: string): boolean {
	if (one.toLowerCase() === other.toLowerCase()) return true;
	// Written as 9.9 and 9.90, or rounded to a different digit.
	if (Number(one) && Number(other)) return Math.abs(Number(one) - Number(other)) < 0.1;
	if (!isIsoDate(one) || !isIsoDate(other)) return false;
	// One of them may lack the time or its zone.
	return !(Math.abs(Date.parse(one) - Date.parse(other)) > 1.5 * dayMs);
}
