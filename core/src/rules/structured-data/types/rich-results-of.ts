import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { type Place, type RichResult, richResultsNamed } from '../../../rule-sets/rich-results.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';

/** The rich results that an item qualifies for where it appears. */
export function richResultsOf(item: Item, items: readonly Item[]): readonly RichResult[] {
	if (item.vocabulary !== 'schema' || item.isOpen) return [];
	return [...new Set(item.types.flatMap(resultsOfType))].filter((result) =>
		isInPlace(item, result, items),
	);
}

/** Of the type itself if Google has a page about it, otherwise of its family. */
function resultsOfType(type: string): readonly RichResult[] {
	const own = richResultsNamed(type);
	return own.length > 0 ? own : richResultsNamed(familyOf(type) ?? '');
}

/** Properties by which a page marks an item as its content. */
const mainProperties = new Set(['mainEntity', 'itemListElement', 'item', 'hasVariant']);

function isInPlace(item: Item, { place }: RichResult, items: readonly Item[]): boolean {
	const { heldBy, isRoot, properties } = item;
	const { by, having, isAnywhere, isTopLevel } = place;
	if (having.length > 0 && !having.some((property) => property in properties)) return false;
	if (isAnywhere) return true;
	if (isTopLevel && (isRoot || (heldBy.some(isMain) && !isLink(item)))) return true;
	// A brand with the type Offer is not an offer: it is not in `offers`.
	return heldBy.some(({ item: index, property }) => {
		const holder = items[index];
		return holder !== undefined && by.includes(property) && isOneOf(holder, place, items);
	});
}

/** A section of steps counts only in a recipe, and so does what it contains. */
function isOneOf(holder: Item, { isOfMain, of }: Place, items: readonly Item[]): boolean {
	return holder.types.some((type) => {
		if (!of.includes(type) && !of.includes(familyOf(type) ?? '')) return false;
		if (isOfMain) return holder.isRoot || holder.heldBy.some(isMain);
		const results = resultsOfType(type);
		return (
			results.length === 0 ||
			results.some((result) => result.place.isTopLevel || isInPlace(holder, result, items))
		);
	});
}

const isMain = ({ property }: Item['heldBy'][number]) => mainProperties.has(property);

/**
 * Whether the item is only a URL. A group of products names its variants like this if they have
 * pages of their own.
 */
const isLink = ({ properties }: Item) => Object.keys(properties).join() === 'url';
