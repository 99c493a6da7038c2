import type { SortColumn, SortDirection } from '@plumbline/core/api';
import { matchKey } from '../../facts/match-key.ts';
import { compareNaively } from './naive-order.ts';
import type { NaiveKeyword } from './naive-rankings.ts';

export interface NaiveGroup {
	readonly name: string;
	/** Its index among the groups, which are in the order of ids. */
	readonly place: number;
	readonly keywords: readonly NaiveKeyword[];
}

/** Sorted like keywords, by the figures of the whole group. */
export function groupsInNaiveOrder(
	groups: readonly NaiveGroup[],
	column: SortColumn,
	direction: SortDirection,
): readonly NaiveGroup[] {
	const sign = direction === 'desc' ? -1 : 1;
	return groups.toSorted(
		(one, other) =>
			compareNaively(groupValue(one, column), groupValue(other, column), sign) ||
			compareNaively(groupValue(one, 'clicks'), groupValue(other, 'clicks'), -1) ||
			compareNaively(groupValue(one, 'impressions'), groupValue(other, 'impressions'), -1) ||
			compareNaively(groupValue(one, 'rank'), groupValue(other, 'rank'), 1) ||
			one.place - other.place,
	);
}

function groupValue({ keywords, name }: NaiveGroup, column: SortColumn): number | string | null {
	const rankings = keywords.map(({ ranking }) => ranking);
	const metrics = rankings.map(({ webmaster_metrics }) => webmaster_metrics);
	const impressions = sum(metrics.map((one) => one.impressions)) ?? 0;
	const clicks = sum(metrics.map((one) => one.clicks)) ?? 0;
	// Two keywords of one page have the same figures: each page counts once.
	const pages = [
		...new Map(keywords.filter(({ root }) => root !== null).map((one) => [one.root, one])),
	];
	const onPages = pages.map(([, { ranking }]) => ranking);
	switch (column) {
		case 'visits':
			return sum(numbers(onPages.map((one) => one.m_visits)));
		case 'conversions':
			return sum(onPages.map((one) => one.m_conversions)) ?? 0;
		case 'revenue':
			return sum(onPages.map((one) => one.m_revenue)) ?? 0;
		case 'rank':
			return mean(numbers(rankings.map((one) => one.rank)));
		case 'rank_change':
			return mean(numbers(rankings.map((one) => one.rank_change)));
		case 'search_volume':
			return sum(numbers(rankings.map((one) => one.search_volume)));
		case 'average_position': {
			const weighed = keywords.map(
				({ averagePosition, ranking }) =>
					(averagePosition ?? 0) * ranking.webmaster_metrics.impressions,
			);
			return impressions > 0 ? (sum(weighed) ?? 0) / impressions : null;
		}
		case 'impressions':
			return impressions;
		case 'clicks':
			return clicks;
		case 'ctr':
			return impressions > 0 ? clicks / impressions : null;
		case 'keyword':
			return matchKey(name);
		case 'url':
			return null;
	}
}

function numbers(values: readonly (number | '-' | null)[]): readonly number[] {
	return values.filter((value) => typeof value === 'number');
}

function sum(values: readonly number[]): number | null {
	return values.length === 0 ? null : values.reduce((before, value) => before + value, 0);
}

function mean(values: readonly number[]): number | null {
	return values.length === 0 ? null : (sum(values) ?? 0) / values.length;
}
