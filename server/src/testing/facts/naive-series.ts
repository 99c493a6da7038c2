import type { SiteFacts } from './site-facts.ts';

export interface NaiveObservation {
	readonly keyword: string;
	readonly date: string;
	readonly state: 'r' | 'u' | 'e';
	readonly rank: number | null;
	readonly url: string | null;
	readonly depth: number | null;
	readonly listing: { readonly title: string; readonly snippet: string } | null;
}

interface NaiveSeries {
	readonly source: 'ranks' | 'search' | 'period';
	readonly observations: readonly NaiveObservation[];
}

interface DateRange {
	readonly from: string;
	readonly to: string;
}

/** Checks of results pages, if there are any; else the engine’s figures by day; else its newest period. */
export function naiveSeries(facts: SiteFacts, range: DateRange): NaiveSeries {
	const { ranks = [], search = [] } = facts;
	if (ranks.some(({ rank }) => rank !== 'e')) {
		return {
			source: 'ranks',
			observations: ranks.map(({ rank, url = null, depth = null, listing = null, ...one }) => ({
				...one,
				state: typeof rank === 'number' ? 'r' : rank,
				rank: typeof rank === 'number' ? rank : null,
				url,
				depth,
				listing,
			})),
		};
	}
	const period = latestPeriod(facts, range);
	if (search.length > 0 || period === null) {
		return { source: 'search', observations: search.flatMap(reported) };
	}
	const ofSeries = (facts.searchPeriods ?? []).filter(
		({ from, to }) => from === period.from && to === period.to,
	);
	return {
		source: 'period',
		observations: ofSeries.map((one) => ({ ...one, date: one.to })).flatMap(reported),
	};
}

export function latestPeriod(
	{ searchPeriods = [] }: SiteFacts,
	range: DateRange,
): DateRange | null {
	const within = searchPeriods.filter(({ from, to }) => range.from <= from && to <= range.to);
	const newest = within.toSorted(
		(one, other) => `${other.to}`.localeCompare(one.to) || one.from.localeCompare(other.from),
	);
	return newest[0] ?? null;
}

interface Reported {
	readonly keyword: string;
	readonly date: string;
	readonly impressions: number;
	readonly position: number;
	readonly url?: string;
}

function reported({ date, impressions, keyword, position, url = undefined }: Reported) {
	if (impressions === 0) return [];
	const rank = Math.round(position);
	const observation = { keyword, date, rank, url: url ?? null, depth: null, listing: null };
	return [{ ...observation, state: 'r' as const }];
}
