import type { SortColumn, SortDirection } from '@plumbline/core/api';
import { matchKey } from '../../facts/match-key.ts';
import type { NaiveKeyword } from './naive-rankings.ts';

type Value = number | string | null;

const values: Readonly<Record<SortColumn, (keyword: NaiveKeyword) => Value>> = {
	visits: ({ ranking }) => measured(ranking.m_visits),
	conversions: ({ ranking }) => ranking.m_conversions,
	revenue: ({ ranking }) => ranking.m_revenue,
	rank: ({ ranking }) => ranking.rank,
	rank_change: ({ ranking }) => ranking.rank_change,
	search_volume: ({ ranking }) => measured(ranking.search_volume),
	average_position: ({ averagePosition }) => averagePosition,
	impressions: ({ ranking }) => ranking.webmaster_metrics.impressions,
	clicks: ({ ranking }) => ranking.webmaster_metrics.clicks,
	ctr: ({ ctr }) => ctr,
	keyword: ({ fact }) => matchKey(fact.text),
	url: ({ ranking }) => ranking.url || null,
};

/** Sorted by the column, then by most clicks, most impressions, best rank and id; missing values come last. */
export function inNaiveOrder(
	keywords: readonly NaiveKeyword[],
	column: SortColumn,
	direction: SortDirection,
): readonly NaiveKeyword[] {
	const sign = direction === 'desc' ? -1 : 1;
	const value = values[column];
	return keywords.toSorted(
		(one, other) =>
			compareNaively(value(one), value(other), sign) ||
			compareNaively(clicksOf(one), clicksOf(other), -1) ||
			compareNaively(impressionsOf(one), impressionsOf(other), -1) ||
			compareNaively(one.ranking.rank, other.ranking.rank, 1) ||
			one.place - other.place,
	);
}

export function compareNaively(one: Value, other: Value, sign: number): number {
	if (one === other) return 0;
	if (one === null || other === null) return one === null ? 1 : -1;
	return one < other ? -sign : sign;
}

function measured(value: number | '-'): number | null {
	return value === '-' ? null : value;
}

function clicksOf({ ranking }: NaiveKeyword): number {
	return ranking.webmaster_metrics.clicks;
}

function impressionsOf({ ranking }: NaiveKeyword): number {
	return ranking.webmaster_metrics.impressions;
}
