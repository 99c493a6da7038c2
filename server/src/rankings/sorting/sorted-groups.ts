import type { SortColumn } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import type { NamedGroup } from '../question/groups-of-site.store.ts';
import type { Question, Sort } from '../question/question.ts';
import {
	type GroupSearch,
	type GroupValues,
	groupPageValues,
	groupRankChanges,
	groupRanks,
	groupSearch,
	groupSearchVolumes,
} from './group-values.store.ts';

/** Sorts the groups, given in the order of their names, and returns the requested page of them. */
export async function sortedGroups(
	database: Database,
	question: Question,
	groups: readonly NamedGroup[],
): Promise<readonly NamedGroup[]> {
	const { column, direction } = question.sort;
	const [search, ranks] = await Promise.all([
		groupSearch(database, question),
		groupRanks(database, question),
	]);
	const values = await valuesOf({ database, question, groups, search, ranks }, column);
	const sorted = sortGroups(groups, { values, search, ranks }, { direction });
	return sorted.slice(question.offset, question.offset + question.limit);
}

interface Known {
	readonly database: Database;
	readonly question: Question;
	readonly groups: readonly NamedGroup[];
	readonly search: ReadonlyMap<number, GroupSearch>;
	readonly ranks: GroupValues;
}

async function valuesOf(known: Known, column: SortColumn): Promise<GroupValues> {
	const { database, question } = known;
	switch (column) {
		case 'visits':
			return groupPageValues(database, question, column);
		case 'conversions':
		case 'revenue':
			return withZeros(known, await groupPageValues(database, question, column));
		case 'rank':
			return known.ranks;
		case 'rank_change':
			return groupRankChanges(database, question);
		case 'search_volume':
			return groupSearchVolumes(database, question);
		case 'keyword':
			return new Map(known.groups.map(({ id }, place) => [id, place]));
		case 'url':
			// Groups have no URL.
			return new Map();
		case 'impressions':
		case 'clicks':
			return withZeros(
				known,
				searchValues(known, (search) => search[column]),
			);
		case 'average_position':
			return searchValues(known, ({ impressions, positionSum }) => positionSum / impressions);
		case 'ctr':
			return searchValues(known, ({ clicks, impressions }) => clicks / impressions);
	}
}

function withZeros({ groups }: Known, values: GroupValues): GroupValues {
	return new Map(groups.map(({ id }) => [id, values.get(id) ?? 0]));
}

function searchValues({ search }: Known, value: (search: GroupSearch) => number): GroupValues {
	const values = [...search].map(([id, of]) => [id, value(of)] as const);
	// Without impressions there is no average.
	return new Map(values.filter(([, of]) => Number.isFinite(of)));
}

/** The values to sort groups by; a group without a value is missing from the map. */
interface GroupOrder {
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
