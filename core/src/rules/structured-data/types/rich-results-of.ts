import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { type RichResult, richResultOf } from '../../../rule-sets/rich-results.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';

/** The rich results that an item qualifies for where it appears. */
export function richResultsOf(item: Item, items: readonly Item[]): readonly RichResult[] {
	if (item.vocabulary !== 'schema' || item.isOpen) return [];
	const results = new Set(
		item.types.map((type) => richResultOf(type) ?? richResultOf(familyOf(type) ?? '')),
	);
	return [...results].flatMap((result) =>
		result && isInPlace(item, result, items) ? [result] : [],
	);
}

/** Properties by which a page marks an item as its content. */
const mainProperties = new Set(['mainEntity', 'itemListElement', 'item', 'hasVariant']);

function isInPlace(item: Item, { place }: RichResult, items: readonly Item[]): boolean {
	const { heldBy, isRoot, properties } = item;
	const { by, having, isAnywhere, isTopLevel, of } = place;
	if (having.length > 0 && !having.some((property) => property in properties)) return false;
	if (isAnywhere) return true;
	if (isTopLevel && (isRoot || (heldBy.some(isMain) && !isLink(item)))) return true;
	// A brand with the type Offer is not an offer: it is not in `offers`.
	return heldBy.some(({ item: place, property }) => {
		const holder = items[place];
		return holder !== undefined && by.includes(property) && isOneOf(holder, of, items);
	});
}

/** A section of steps counts only in a recipe, and so does what it contains. */
function isOneOf(holder: Item, families: readonly string[], items: readonly Item[]): boolean {
	return holder.types.some((type) => {
		const family = familyOf(type) ?? '';
		if (!families.includes(family)) return false;
		const result = richResultOf(family);
		return !result || result.place.isTopLevel || isInPlace(holder, result, items);
	});
}

const isMain = ({ property }: Item['heldBy'][number]) => mainProperties.has(property);

/**
 * Whether the item is only a URL. A group of products names its variants like this if they have
 * pages of their own.
 */
const isLink = ({ properties }: Item) => Object.keys(properties).join() === 'url';
