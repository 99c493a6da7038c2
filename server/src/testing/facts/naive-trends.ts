import type { Granularity, RankStatus } from '@plumbline/core/api';
import { formatDay, mondayOf, parseDay } from '../../facts/day.ts';
import type { NaiveKeyword } from './naive-rankings.ts';
import type { NaiveObservation } from './naive-series.ts';

/** The first day of the step that contains a day, but not before the range begins. */
function naiveStep(date: string, from: string, granularity: Granularity): string {
	const start = {
		daily: date,
		weekly: formatDay(mondayOf(parseDay(date) ?? 0)),
		monthly: `${date.slice(0, 7)}-01`,
	}[granularity];
	return start < from ? from : start;
}

/** Every step of a range, once. */
export function naiveDates(from: string, to: string, granularity: Granularity): readonly string[] {
	const dates = new Set<string>();
	for (let day = parseDay(from) ?? 0; day <= (parseDay(to) ?? 0); day++) {
		dates.add(naiveStep(formatDay(day), from, granularity));
	}
	return [...dates];
}

interface NaiveTrend {
	readonly trend: readonly (number | null)[];
	readonly status: readonly RankStatus[];
}

export function naiveTrend(
	{ observations }: NaiveKeyword,
	dates: readonly string[],
	granularity: Granularity,
): NaiveTrend {
	const [from = ''] = dates;
	const last = dates.map((date) => {
		const looks = observations.filter((one) => naiveStep(one.date, from, granularity) === date);
		return looks.findLast(({ state }) => state !== 'e') ?? looks.at(-1);
	});
	return { trend: last.map(rankOf), status: last.map((one) => one?.state ?? '-') };
}

/** The rounded mean rank of the ranked keywords, and their number. */
export function naiveGroupTrend(
	keywords: readonly NaiveKeyword[],
	dates: readonly string[],
	granularity: Granularity,
): NaiveTrend & { readonly counts: readonly number[] } {
	const trends = keywords.map((keyword) => naiveTrend(keyword, dates, granularity));
	const ranks = dates.map((_, place) => trends.flatMap(({ trend }) => trend[place] ?? []));
	return {
		trend: ranks.map((all) => {
			const sum = all.reduce((before, rank) => before + rank, 0);
			return all.length === 0 ? null : Math.round(sum / all.length);
		}),
		counts: ranks.map((all) => all.length),
		status: dates.map((_, place) => {
			const states = trends.map(({ status }) => status[place]);
			return (['r', 'u', 'e'] as const).find((state) => states.includes(state)) ?? '-';
		}),
	};
}

function rankOf(observation: NaiveObservation | undefined): number | null {
	return observation?.rank ?? null;
}
