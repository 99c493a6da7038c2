import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import type { Requirement, RichResult } from '../../../rule-sets/rich-results.ts';
import { isDateProperty } from '../../../values/documented-values.ts';
import { isIsoDate } from '../../../values/iso-dates.ts';
import { groupItems, type ItemGroup } from './item-groups.ts';
import { isWithout, ownersAt, reaches } from './item-paths.ts';
import { type Misspelt, misspeltProperties } from './misspelt-properties.ts';
import { richResultsOf } from './rich-results-of.ts';

export interface MissingProperty extends ItemGroup {
	/** The first that lacks it. */
	readonly item: Item;
	/** `image`, a path as in `author.name`, or several of which one would do: `offers / review`. */
	readonly property: string;
	/** Google's page about the type. */
	readonly source: string;
	/** `empty`: there without a value. */
	readonly fault: 'missing' | 'empty' | 'misspelt';
	/** Its name as written; empty unless it is misspelt. */
	readonly written: string;
}

type Kind = 'required' | 'recommended';

/** The properties required by Google that the items of a page lack. */
export function missingProperties(items: readonly Item[], kind: Kind): readonly MissingProperty[] {
	const missing = items.flatMap((item) =>
		richResultsOf(item, items).flatMap((result) =>
			lackedBy(item, result, kind, items).map((requirement) => {
				const property = nameOf(requirement);
				const written = misspeltAt(item, requirement, items)[0]?.written ?? '';
				const fault = written
					? 'misspelt'
					: isEmpty(item, requirement, items)
						? 'empty'
						: 'missing';
				const key = `${result.type} ${property} ${fault} ${written}`;
				return { item, key, property, fault, written, source: result.source } as const;
			}),
		),
	);
	return groupItems(missing);
}

/**
 * The misspelt names of required properties, so that a rule about spelling can leave them to the
 * rule that requires them.
 */
export function misspeltRequirements(items: readonly Item[]): readonly Misspelt[] {
	return items.flatMap((item) =>
		richResultsOf(item, items).flatMap((result) =>
			lackedBy(item, result, 'required', items).flatMap((requirement) =>
				misspeltAt(item, requirement, items),
			),
		),
	);
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
	/**
	 * `unknown`: there is a text in place of the item that would have this property. `unreadable`:
	 * the value cannot be read as a date.
	 */
	readonly state: 'there' | 'missing' | 'unknown' | 'unreadable';
}

/** Google's requirements for each rich result that an item qualifies for where it appears. */
export function checkedProperties(item: Item, items: readonly Item[]): readonly RichResultCheck[] {
	const checked = (requirement: Requirement): CheckedProperty => ({
		name: nameOf(requirement),
		state: stateOf(item, requirement, items),
	});
	return richResultsOf(item, items).map(({ type, source, required, recommended }) => ({
		type,
		source,
		required: required.map(checked),
		recommended: recommended.map(checked),
	}));
}

function stateOf(
	item: Item,
	requirement: Requirement,
	items: readonly Item[],
): CheckedProperty['state'] {
	if (lacks(item, requirement, items)) return 'missing';
	const { anyOf, onlyIf } = requirement;
	const isAsked = !onlyIf || reaches(item, onlyIf.path, onlyIf.value, items);
	const values = anyOf.flatMap((path) => valuesAt(item, path, items));
	// There are no values here if the value is given elsewhere, or if nobody asks for it.
	if (values.length === 0) return isAsked && anyOf.every(isNested) ? 'unknown' : 'there';
	const dated = values.filter(({ property }) => isDateProperty(property));
	const isUnreadable =
		dated.length === values.length && dated.every(({ text }) => !isIsoDate(text));
	return isUnreadable ? 'unreadable' : 'there';
}

const isNested = (path: readonly string[]) => path.length > 1;

const valuesAt = (item: Item, path: readonly string[], items: readonly Item[]) => {
	const property = path.at(-1) ?? '';
	return ownersAt(item, path, items).flatMap(({ properties }) =>
		(properties[property] ?? []).map(({ text }) => ({ property, text })),
	);
};

const nameOf = ({ anyOf }: Requirement) => anyOf.map((path) => path.join('.')).join(' / ');

function lackedBy(
	item: Item,
	result: RichResult,
	kind: Kind,
	items: readonly Item[],
): readonly Requirement[] {
	const lacked = result[kind].filter((requirement) => lacks(item, requirement, items));
	if (kind === 'required') return lacked;
	const required = new Set(lackedBy(item, result, 'required', items).map(nameOf));
	return lacked.filter((requirement) => !required.has(nameOf(requirement)));
}

function lacks(item: Item, { anyOf, onlyIf }: Requirement, items: readonly Item[]): boolean {
	if (onlyIf && !reaches(item, onlyIf.path, onlyIf.value, items)) return false;
	return anyOf.every((path) => isWithout(item, path, items));
}

/** The names of properties that are probably misspellings of the required one. */
function misspeltAt(item: Item, { anyOf }: Requirement, items: readonly Item[]) {
	return anyOf.flatMap((path) =>
		ownersAt(item, path, items)
			.flatMap(misspeltProperties)
			.filter(({ meant }) => meant === path.at(-1)),
	);
}

/** Whether the property is there, so that only its value is missing. */
function isEmpty(item: Item, { anyOf }: Requirement, items: readonly Item[]): boolean {
	return anyOf.some((path) =>
		ownersAt(item, path, items).some(({ properties }) => (path.at(-1) ?? '') in properties),
	);
}
