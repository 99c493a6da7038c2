import type { Item, ItemValue } from '../../facts/derived/structured-data/items/item.ts';
import { type Requirement, type RichResult, richResultOf } from '../../rule-sets/rich-results.ts';
import { familyOf } from '../../rule-sets/schema-types.ts';
import { groupItems, type ItemGroup } from './item-groups.ts';

export interface MissingProperty extends ItemGroup {
	/** `image`, a path as in `author.name`, or several of which one would do: `offers / review`. */
	readonly property: string;
	/** Google's page about the type. */
	readonly source: string;
}

/** The properties required by Google that the items of a page lack. */
export function missingProperties(
	items: readonly Item[],
	kind: 'required' | 'recommended',
): readonly MissingProperty[] {
	const missing = items.flatMap((item) =>
		richResultsOf(item, items).flatMap((result) =>
			result[kind]
				.filter((requirement) => lacks(item, requirement, items))
				.map((requirement) => {
					const property = nameOf(requirement);
					return { item, key: `${result.type} ${property}`, property, source: result.source };
				}),
		),
	);
	return groupItems(missing);
}

/** One requirement of a rich result, and whether the item meets it. */
export interface RichResultCheck {
	readonly type: string;
	/** Google's page about the type. */
	readonly source: string;
	readonly required: readonly CheckedProperty[];
	readonly recommended: readonly CheckedProperty[];
}

export interface CheckedProperty {
	readonly name: string;
	readonly isMissing: boolean;
}

/** Google's requirements for each rich result that an item may give in its position. */
export function checkedProperties(item: Item, items: readonly Item[]): readonly RichResultCheck[] {
	const checked = (requirement: Requirement): CheckedProperty => ({
		name: nameOf(requirement),
		isMissing: lacks(item, requirement, items),
	});
	return richResultsOf(item, items).map(({ type, source, required, recommended }) => ({
		type,
		source,
		required: required.map(checked),
		recommended: recommended.map(checked),
	}));
}

/** The rich results that an item may give in its position. */
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

function isInPlace(item: Item, { of, type }: RichResult, items: readonly Item[]) {
	const { heldBy, isRoot } = item;
	if (type === 'AggregateRating') return true;
	if (of.length === 0) {
		return isRoot || (heldBy.some(({ property }) => mainProperties.has(property)) && !isLink(item));
	}
	// Every type that is judged in its position is an offer. A brand that calls itself an offer is
	// not one.
	return heldBy.some(
		({ item, property }) =>
			property === 'offers' &&
			items[item]?.types.some((holder) => of.includes(familyOf(holder) ?? '')),
	);
}

/** A group of products names its variants like this if they have pages of their own. */
const isLink = ({ properties }: Item) => Object.keys(properties).join() === 'url';

const nameOf = ({ anyOf }: Requirement) => anyOf.map((path) => path.join('.')).join(' / ');

function lacks(item: Item, { anyOf, isConditional }: Requirement, items: readonly Item[]) {
	const [first = ''] = anyOf[0] ?? [];
	if (isConditional && !isGiven(item, first)) return false;
	return anyOf.every((path) => isWithout(item, path, items));
}

function isWithout(item: Item, path: readonly string[], items: readonly Item[]): boolean {
	const [first = '', ...rest] = path;
	if (!isGiven(item, first)) {
		return !isSaidBackwards(item, first) && !isSaidByGroup(item, first, items);
	}
	if (rest.length === 0) return false;
	const values = item.properties[first] ?? [];
	// The content of a text, or of an item described elsewhere, is unknown here.
	return values.every((value) => {
		const held = heldItem(value, items);
		return held !== null && !held.isOpen && isWithout(held, rest, items);
	});
}

const heldItem = ({ item }: ItemValue, items: readonly Item[]): Item | null =>
	item === null ? null : (items[item] ?? null);

/** An element without text may still show its value as an image. */
const isGiven = ({ properties, syntax }: Item, name: string) =>
	properties[name]?.some(
		({ kind, text }) => kind !== 'text' || text !== '' || syntax !== 'json_ld',
	) ?? false;

/** The same statement in the other direction: “This is the main entity of that page”. */
const isSaidBackwards = ({ heldBy }: Item, name: string) =>
	name === 'mainEntity' && heldBy.some(({ property }) => property === 'mainEntityOfPage');

/** Properties that a group of products may give for all its variants. */
const shared = new Set(['aggregateRating', 'brand', 'review']);

const isSaidByGroup = (item: Item, name: string, items: readonly Item[]) =>
	shared.has(name) && groupsOf(item, items).some((group) => isGiven(group, name));

function groupsOf({ heldBy, properties }: Item, items: readonly Item[]): readonly Item[] {
	const holders = heldBy.filter(({ property }) => property === 'hasVariant');
	const places = [...holders, ...(properties.isVariantOf ?? [])].map(({ item }) => item);
	return places.flatMap((place) => (place === null ? [] : (items[place] ?? [])));
}
