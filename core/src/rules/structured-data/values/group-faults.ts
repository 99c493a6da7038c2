import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { isFailedDatum } from '../../../values/failed-datum.ts';
import type { FaultKind } from '../../../values/text-demands.ts';
import { faultsOfKinds, judgedValues, type ValueFault } from '../../../values/value-faults.ts';
import { groupItems, type ItemGroup } from '../types/item-groups.ts';
import { shownValue } from './item-values.ts';

/**
 * The faults of some kinds in the values of a page, equal ones together. Placeholders are reported
 * as such.
 */
export const groupFaults = <Kind extends FaultKind>(
	items: readonly Item[],
	kinds: readonly Kind[],
): readonly (ValueFault & ItemGroup & { readonly kind: Kind })[] =>
	groupItems(
		faultsOfKinds(items, kinds)
			.filter(({ property, value }) => !isFailedDatum(property, value))
			.map(asFound),
	);

/** Whether something on the page has to meet one of the demands. */
export const hasDemand = (items: readonly Item[], names: readonly string[]): boolean =>
	names.some((name) => judgedValues(items).demands.has(name));

const asFound = <Fault extends ValueFault>(fault: Fault) => {
	const { allowed, item, kind, property, value } = fault;
	const key = JSON.stringify([item.types, kind, property, value, allowed]);
	return { ...fault, value: shownValue(value), key };
};
