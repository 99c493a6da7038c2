import type { NamedGroup } from '../question/groups-of-site.store.ts';
import type { Sort } from '../question/question.ts';
import type { GroupSearch, GroupValues } from './group-values.store.ts';

/** The values to sort groups by; a group without a value is missing from the map. */
export interface GroupOrder {
	/** Values of the requested column. */
	readonly values: GroupValues;
	readonly search: ReadonlyMap<number, GroupSearch>;
	readonly ranks: GroupValues;
}

/** Missing values come last in both directions; ties are broken by clicks, impressions, rank and id. */
export function sortGroups(
	groups: readonly NamedGroup[],
	{ values, search, ranks }: GroupOrder,
	{ direction }: Pick<Sort, 'direction'>,
): readonly NamedGroup[] {
	const sign = direction === 'desc' ? -1 : 1;
	return groups.toSorted(
		(one, other) =>
			compare(values.get(one.id), values.get(other.id), sign) ||
			compare(search.get(one.id)?.clicks ?? 0, search.get(other.id)?.clicks ?? 0, -1) ||
			compare(search.get(one.id)?.impressions ?? 0, search.get(other.id)?.impressions ?? 0, -1) ||
			compare(ranks.get(one.id), ranks.get(other.id), 1) ||
			one.id - other.id,
	);
}

function compare(one: number | undefined, other: number | undefined, sign: 1 | -1): number {
	if (one === undefined || other === undefined) {
		return Number(one === undefined) - Number(other === undefined);
	}
	return sign * (one - other);
}
