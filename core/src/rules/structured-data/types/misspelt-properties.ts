import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { propertyMeant } from '../../../rule-sets/property-spelling.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';

export interface Misspelt {
	readonly item: Item;
	readonly written: string;
	readonly meant: string;
}

/**
 * Properties of an item that are not in schema.org but differ by one slip from a property that is.
 */
export function misspeltProperties(item: Item): readonly Misspelt[] {
	const { properties, types, vocabulary } = item;
	if (vocabulary !== 'schema' || !types.some((type) => familyOf(type) !== null)) return [];
	return Object.keys(properties).flatMap((written) => {
		const meant = propertyMeant(written);
		return meant === null || meant in properties ? [] : [{ item, written, meant }];
	});
}
