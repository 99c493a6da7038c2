import type { Item, ItemValue } from '../../../facts/derived/structured-data/items/item.ts';
import { rememberLatest } from '../../../memory/remember-latest.ts';
import { shorten } from '../../../text/width/shorten.ts';

export interface NamedValue {
	readonly item: Item;
	readonly property: string;
	readonly value: ItemValue;
}

/** The texts and numbers of items with the schema.org vocabulary. */
export const namedValues = rememberLatest((items: readonly Item[]): readonly NamedValue[] => {
	const values: NamedValue[] = [];
	for (const item of items) {
		if (item.vocabulary !== 'schema') continue;
		for (const property in item.properties) {
			for (const value of item.properties[property] ?? []) {
				if (value.kind !== 'item' && value.text !== '') values.push({ item, property, value });
			}
		}
	}
	return values;
});

/** The values of only these properties. */
export const valuesOf = (
	items: readonly Item[],
	properties: ReadonlySet<string>,
): readonly NamedValue[] => namedValues(items).filter(({ property }) => properties.has(property));

/** Short enough to be read in a message. */
export const shownValue = (text: string) => shorten(text, 60);

/** Values with the same fault; items of one type that share it are reported once. */
export const asFound = ({ item, property, value }: NamedValue) => ({
	item,
	property,
	value: shownValue(value.text),
	key: `${item.types.join(' ')} ${property} ${value.text}`,
	node: value.node,
});
