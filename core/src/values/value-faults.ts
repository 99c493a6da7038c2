import type { Item, ItemValue } from '../facts/derived/structured-data/items/item.ts';
import type { NodeRef } from '../facts/node-ref.ts';
import { rememberLatest } from '../memory/remember-latest.ts';
import { type DocumentedValue, documentedValues } from './documented-values.ts';
import { itemDemands } from './item-demands.ts';
import { holderOf, typesOf } from './item-types.ts';
import { type FaultKind, textDemands, type Wrong } from './text-demands.ts';

/** A value that does not meet what a search engine documents. */
export interface ValueFault extends Wrong {
	readonly item: Item;
	readonly property: string;
	readonly value: string;
	/** A different value costs the result. Otherwise, the page only recommends it. */
	readonly isRequired: boolean;
	/** The search engine's page. */
	readonly source: string;
	readonly node: NodeRef;
}

/** The judgement of all values of a page. */
interface JudgedValues {
	readonly faults: readonly ValueFault[];
	/** The demands that some value had to meet. */
	readonly demands: ReadonlySet<string>;
}

const none: JudgedValues = { faults: [], demands: new Set() };

/** Judges each value of a page once, for all the rules that report a part of it. */
export const judgedValues = rememberLatest((items: readonly Item[]): JudgedValues => {
	if (items.length === 0) return none;
	const faults: ValueFault[] = [];
	const demands = new Set<string>();
	for (const item of items) {
		if (item.vocabulary !== 'schema') continue;
		const wrong = new Set<ItemValue | string>();
		for (const documented of documentedValues(typesOf(item, items))) {
			const values = item.properties[documented.property];
			if (!values?.some(isGiven) || !isInPlace(item, documented, items)) continue;
			demands.add(documented.demand);
			faults.push(...faultsOf(item, documented, values, items, wrong));
		}
	}
	return { faults, demands };
});

/** The faults of some kinds on a page. */
export const faultsOfKinds = <Kind extends FaultKind>(
	items: readonly Item[],
	kinds: readonly Kind[],
): readonly (ValueFault & { readonly kind: Kind })[] =>
	judgedValues(items).faults.filter(
		(fault): fault is ValueFault & { readonly kind: Kind } =>
			(kinds as readonly FaultKind[]).includes(fault.kind), // the wider type
	);

function isInPlace(
	item: Item,
	{ by, having, notWithin, within }: DocumentedValue,
	items: readonly Item[],
): boolean {
	if (!having.every((name) => name in item.properties)) return false;
	if (by.length > 0 && !item.heldBy.some(({ property }) => by.includes(property))) return false;
	if (within.length > 0 && !holderOf(item, within, items)) return false;
	return notWithin.length === 0 || !holderOf(item, notWithin, items);
}

/** A value is reported once, for the first thing that is wrong with it. */
function faultsOf(
	item: Item,
	documented: DocumentedValue,
	values: readonly ItemValue[],
	items: readonly Item[],
	wrong: Set<ItemValue | string>,
): readonly ValueFault[] {
	const { asked, demand, isRequired, property, source } = documented;
	const fault = (found: Wrong, { node, text }: ItemValue): ValueFault => {
		return { value: text, ...found, item, property, isRequired, source, node };
	};
	const ofText = textDemands[demand];
	if (!ofText) {
		const [first] = values;
		const isNew = first && !wrong.has(property) && !values.some((value) => wrong.has(value));
		const found = isNew ? itemDemands[demand]?.({ item, items, property, values }, asked) : null;
		if (!first || !found) return [];
		wrong.add(property);
		return [fault(found, first)];
	}
	return values.flatMap((value) => {
		if (!isText(value, demand) || wrong.has(property) || wrong.has(value)) return [];
		const found = ofText(value.text.trim(), asked);
		if (!found) return [];
		wrong.add(value);
		return [fault(found, value)];
	});
}

/** An empty value is reported as missing, or filled in by a script. */
const isGiven = ({ kind, text }: ItemValue) => kind === 'item' || text !== '';

/** Longer texts are nothing but descriptions. */
const maxLength = 2000;

const isText = ({ kind, text }: ItemValue, demand: string) =>
	kind !== 'item' && text !== '' && (text.length <= maxLength || demand === 'length');
