import type { Ranking } from '@plumbline/core/api';

/** A keyword in a period and in the one before it. */
export interface KeywordRow {
	readonly keyword: string;
	readonly url: string;
	readonly groups: readonly string[];
	readonly rank: number | null;
	/** Positive: improved. */
	readonly rankChange: number | null;
	readonly volume: number | null;
	readonly visits: number | null;
	readonly conversions: number;
	readonly now: Figures;
	/** Null if the keyword was not there before. */
	readonly before: Figures | null;
}

export interface Figures {
	readonly clicks: number;
	readonly impressions: number;
	/** Null where the search engine did not show the site. */
	readonly position: number | null;
	readonly ctr: number | null;
}

export function keywordRow(ranking: Ranking, before: Ranking | undefined): KeywordRow {
	const { keyword, url, groups = [], rank, rank_change: rankChange } = ranking;
	return {
		keyword,
		url,
		groups,
		rank,
		rankChange,
		volume: measured(ranking.search_volume),
		visits: measured(ranking.m_visits),
		conversions: ranking.m_conversions,
		now: figuresOf(ranking),
		before: before === undefined ? null : figuresOf(before),
	};
}

const measured = (value: number | '-') => (value === '-' ? null : value);

function figuresOf({ webmaster_metrics: metrics }: Ranking): Figures {
	const { clicks, impressions, average_position: position } = metrics;
	const isShown = impressions > 0;
	return {
		clicks,
		impressions,
		position: isShown ? position : null,
		ctr: isShown ? clicks / impressions : null,
	};
}
