import type { Item, ItemValue } from '../../../facts/derived/structured-data/items/item.ts';
import type { Path } from '../../../rule-sets/rich-results.ts';

/** Whether the item certainly lacks the value at the end of the path. */
export function isWithout(item: Item, path: Path, items: readonly Item[]): boolean {
	const [first = '', ...rest] = path;
	if (!isGiven(item, first)) {
		return !isSaidBackwards(item, first) && !isSaidByGroup(item, first, items);
	}
	if (rest.length === 0) return false;
	// The content of a text, or of an item described elsewhere, is unknown here.
	return (item.properties[first] ?? []).every((value) => {
		const held = heldItem(value, items);
		return held !== null && !held.isOpen && isWithout(held, rest, items);
	});
}

/**
 * Whether the item certainly has a value at the end of the path, and that value ends with `end`, or
 * is not the text after its `!`.
 */
export function reaches(item: Item, path: Path, end: string, items: readonly Item[]): boolean {
	const [first = '', ...rest] = path;
	if (rest.length === 0 && end === '') return isGiven(item, first);
	return (item.properties[first] ?? []).some((value) => {
		if (rest.length === 0) return isEnd(value.text, end);
		const held = heldItem(value, items);
		return held !== null && reaches(held, rest, end, items);
	});
}

const isEnd = (text: string, end: string) =>
	end.startsWith('!') ? text !== end.slice(1) : text.endsWith(end);

/** The items that should have the last property of the path. */
export function ownersAt(item: Item, path: Path, items: readonly Item[]): readonly Item[] {
	const [first = '', ...rest] = path;
	if (rest.length === 0) return [item];
	return (item.properties[first] ?? []).flatMap((value) => {
		const held = heldItem(value, items);
		return held ? ownersAt(held, rest, items) : [];
	});
}

const heldItem = ({ item }: ItemValue, items: readonly Item[]): Item | null =>
	item === null ? null : (items[item] ?? null);

export const isGiven = ({ id, properties }: Item, name: string) =>
	name === '@id'
		? id !== ''
		: (properties[name]?.some(({ kind, text }) => kind !== 'text' || text !== '') ?? false);

/**
 * Whether a different item says the same in the other direction: “This is the main entity of that
 * page”.
 */
function isSaidBackwards({ heldBy, syntax }: Item, name: string): boolean {
	if (name === 'mainEntity') return heldBy.some(({ property }) => property === 'mainEntityOfPage');
	if (name !== 'itemReviewed') return false;
	// RDFa may also say it with “rel”, which is not read.
	return syntax === 'rdfa' || heldBy.some(({ property }) => ratings.has(property));
}

const ratings = new Set(['aggregateRating', 'review', 'reviews']);

/** Properties that a group of products may give for all its variants. */
const shared = new Set(['aggregateRating', 'brand', 'review']);

const isSaidByGroup = (item: Item, name: string, items: readonly Item[]) =>
	shared.has(name) && groupsOf(item, items).some((group) => isGiven(group, name));

function groupsOf({ heldBy, properties }: Item, items: readonly Item[]): readonly Item[] {
	const holders = heldBy.filter(({ property }) => property === 'hasVariant');
	const places = [...holders, ...(properties.isVariantOf ?? [])].map(({ item }) => item);
	return places.flatMap((place) => (place === null ? [] : (items[place] ?? [])));
}
