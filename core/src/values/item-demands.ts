import type { Item, ItemValue } from '../facts/derived/structured-data/items/item.ts';
import { isKnownType } from './documented-values.ts';
import { imageSizes } from './image-sizes.ts';
import { isIsoDate, isIsoDuration } from './iso-dates.ts';
import { hasType, holderOf } from './item-types.ts';
import { isWithin, limitsOf, limitsText } from './limits.ts';
import type { Wrong } from './text-demands.ts';
import { isAbsolute, urlProperties } from './url-texts.ts';
import { listOf, namesIn } from './value-list.ts';

/** A property of an item on its page. */
export interface Given {
	readonly item: Item;
	readonly items: readonly Item[];
	readonly property: string;
	readonly values: readonly ItemValue[];
}

/** Judges all values of a property at once; null if they meet the demand or cannot be judged. */
export type ItemDemand = (given: Given, asked: string) => Wrong | null;

export const itemDemands: Readonly<Record<string, ItemDemand>> = {
	above: (given, other) => compared(given, [other], (own, limit) => own > limit, '>'),
	apart,
	count: ({ item, items, values }, asked) => {
		const [text = '', , type] = asked.split(' ');
		const limits = limitsOf(text);
		const { length } = values;
		if (item.isOpen || isWithin(length, limits)) return null;
		if (type && !values.every((value) => leadsTo(value, type, items))) return null;
		return { kind: 'amount', allowed: limitsText(limits), value: String(length) };
	},
	counts: ({ item, values }, asked) => {
		const answers = asked.split(' ').reduce((sum, name) => sum + valuesOf(item, name).length, 0);
		const count = magnitude(values);
		return count !== null && count < answers ? { kind: 'value', allowed: `≥ ${answers}` } : null;
	},
	decimals: ({ item, property }) => {
		const pair = ['latitude', 'longitude'].flatMap((name) => valuesOf(item, name));
		const first = pair.find(isRough);
		const isFirst = first !== undefined && valuesOf(item, property).includes(first);
		return isFirst ? { kind: 'form', allowed: '35.65858' } : null;
	},
	differs: ({ item, values }, other) =>
		values.some(({ text }) => text !== '' && text === valuesOf(item, other)[0]?.text)
			? { kind: 'value', allowed: `≠ ${other}` }
			: null,
	distinct: ({ items, values }, name) => {
		const texts = values
			.map(({ item }) => (item === null ? '' : (items[item]?.properties[name]?.[0]?.text ?? '')))
			.filter(Boolean);
		const seen = new Set<string>();
		const repeated = texts.find((text) => seen.has(text) || !seen.add(text));
		return repeated === undefined ? null : { kind: 'repeated', allowed: '', value: repeated };
	},
	future: ({ values }) => {
		const [value] = values;
		return values.length === 1 && value && /^\d{4}-\d\d-\d\d/.test(value.text)
			? { kind: 'past', allowed: '' }
			: null;
	},
	kind,
	pixels: ({ items, values }, asked) => {
		const sizes = imageSizes(values, items);
		if (!sizes?.every(([width, height]) => width * height < Number(asked))) return null;
		return { kind: 'pixels', allowed: asked, value: sizeText(sizes) };
	},
	same: ({ item, items, values }, asked) => {
		const [type = '', name = ''] = asked.split(' ');
		const others = valuesOf(holderOf(item, [type], items), name).filter(({ text }) => text);
		if (values.length !== 1 || others.length !== 1) return null;
		const [own = '', other = ''] = [values, others].map(([value]) => value?.text);
		if (!own || own.toLowerCase() === other.toLowerCase()) return null;
		return { kind: 'value', allowed: `${type}.${name}: ${other}` };
	},
	size: ({ items, values }, asked) => {
		const [minWidth = 0, minHeight = 0] = asked.split('x').map(Number);
		const sizes = imageSizes(values, items);
		if (!sizes?.every(([width, height]) => width < minWidth || height < minHeight)) return null;
		const allowed = minHeight > 0 ? `${minWidth} × ${minHeight}` : String(minWidth);
		return { kind: 'pixels', allowed, value: sizeText(sizes) };
	},
	until: (given, others) => compared(given, others.split(' '), (own, limit) => own <= limit, '≤'),
	with: ({ item }, asked) => {
		const [name = '', end = ''] = asked.split('=');
		if (item.isOpen || valuesOf(item, name).some(({ text }) => text.endsWith(end))) return null;
		return { kind: 'value', allowed: `${name}: ${end}` };
	},
};

const valuesOf = (item: Item | null, name: string): readonly ItemValue[] =>
	item?.properties[name] ?? [];

const sizeText = ([size]: readonly (readonly [number, number])[]) => (size ?? []).join(' × ');

/** Whether a coordinate lacks the five decimals that Google asks for; a number in JSON loses zeros. */
const isRough = ({ kind: of, text }: ItemValue): boolean =>
	of === 'text' && /^-?\d+(?:\.\d{0,4})?$/.test(text);

function apart({ item }: Given, asked: string): Wrong | null {
	const [names = '', ends = ''] = asked.split('=');
	const other = names
		.split(' ')
		.find((name) =>
			valuesOf(item, name).some(
				({ kind: of, text }) =>
					(of === 'item' || text !== '') && ends.split('|').some((end) => text.endsWith(end)),
			),
		);
	return other === undefined ? null : { kind: 'apart', allowed: other };
}

/** A number or a date compared with other properties that have one too. */
function compared(
	{ item, values }: Given,
	others: readonly string[],
	isRight: (own: number, limit: number) => boolean,
	sign: string,
): Wrong | null {
	const own = magnitude(values);
	for (const other of own === null ? [] : others) {
		const limits = valuesOf(item, other);
		const limit = magnitude(limits);
		if (limit === null || isRight(own ?? 0, limit) || isDay(values) !== isDay(limits)) continue;
		// A date without a time means the whole day, and one without a zone may be a day off.
		if (isDay(values) && Math.abs((own ?? 0) - limit) <= zonesMs) continue;
		return { kind: 'value', allowed: `${sign} ${other} (${limits[0]?.text})` };
	}
	return null;
}

/** How far off a date may be if it lacks its time and its zone. */
const zonesMs = 36 * 60 * 60 * 1000;

const isDay = ([value]: readonly ItemValue[]) => /^\d{4}-/.test(value?.text ?? '');

/** null unless there is exactly one that can be read. */
function magnitude([value, ...more]: readonly ItemValue[]): number | null {
	if (!value || more.length > 0) return null;
	if (/^-?\d+(?:\.\d+)?$/.test(value.text)) return Number(value.text);
	const time = isIsoDate(value.text) ? Date.parse(value.text) : Number.NaN;
	return Number.isNaN(time) ? null : time;
}

/** Whether the element of a list is an item of the type. */
function leadsTo({ item }: ItemValue, type: string, items: readonly Item[]): boolean {
	const entry = item === null ? undefined : items[item];
	const [held] = entry ? valuesOf(entry, 'item') : [];
	return [entry, held?.item === null || !held ? undefined : items[held.item]].some(
		(each) => each !== undefined && hasType(each, type, items),
	);
}

function kind({ item, items, property, values }: Given, asked: string): Wrong | null {
	const allowed = namesIn(asked);
	for (const value of values) {
		const wrong =
			value.kind === 'item'
				? wrongType(value, allowed, items)
				: isWrongText(item, property, value, allowed) && value.text;
		if (wrong) return { kind: 'value', allowed: listOf(asked), value: wrong };
	}
	return null;
}

/** The type of an item that is certainly of a different kind; null for a type that nobody knows. */
function wrongType(
	{ item: place }: ItemValue,
	allowed: readonly string[],
	items: readonly Item[],
): string | null {
	const held = place === null ? undefined : items[place];
	if (held?.vocabulary !== 'schema' || held.types.length === 0) return null;
	if (!held.types.every(isKnownType)) return null;
	return allowed.some((type) => hasType(held, type, items)) ? null : held.types.join(', ');
}

/** In HTML, the element may describe what it shows as an image. */
function isWrongText(
	{ syntax }: Item,
	property: string,
	{ kind: of, text }: ItemValue,
	allowed: readonly string[],
): boolean {
	if (syntax !== 'json_ld' || text === '' || allowed.includes('Text')) return false;
	if (allowed.includes('Number') && (of === 'number' || /^\d+(?:\.\d+)?$/.test(text))) return false;
	if (allowed.includes('Duration') && isIsoDuration(text)) return false;
	if (!allowed.includes('URL')) return true;
	return !urlProperties.has(property) && /\s/.test(text) && !isAbsolute(text);
}
