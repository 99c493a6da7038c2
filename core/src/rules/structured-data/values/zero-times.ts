import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import type { NamedValue } from './item-values.ts';

/** How long the whole takes, and how long its parts; a recipe may have nothing to prepare or cook. */
const wholes = ['totalTime', 'duration'];
const parts = ['prepTime', 'cookTime', 'performTime'];

/** Durations of no time, as plugins write them for one that nobody entered: one for each item. */
export const zeroTimes = (items: readonly Item[]): readonly NamedValue[] =>
	items.flatMap((item) => zeroTimeOf(item) ?? []);

function zeroTimeOf(item: Item): NamedValue | null {
	// A live video has no length yet.
	if (item.vocabulary !== 'schema' || item.properties.publication) return null;
	const whole = timesOf(item, wholes).find(isZero);
	if (whole) return whole;
	const all = timesOf(item, [...parts, ...wholes]);
	return all.length > 1 && all.every(isZero) ? (all[0] ?? null) : null;
}

const timesOf = (item: Item, properties: readonly string[]): readonly NamedValue[] =>
	properties.flatMap((property) =>
		(item.properties[property] ?? []).flatMap((value) =>
			value.kind === 'text' ? [{ item, property, value }] : [],
		),
	);

const isZero = ({ value }: NamedValue) =>
	/^-?P(?=.)(?:0+[YMWD])*(?:T(?:0+(?:[.,]0+)?[HMS])+)?$/i.test(value.text.trim());
