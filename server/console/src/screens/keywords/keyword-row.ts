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
	/** Whether it contains a name of the brand. */
	readonly isBranded: boolean;
	readonly now: Figures;
	/** Null if nobody asked for a range to compare with. */
	readonly before: Figures | null;
}

export interface Figures {
	readonly clicks: number;
	readonly impressions: number;
	/** Null where the search engine did not show the site. */
	readonly position: number | null;
	readonly ctr: number | null;
}

export function keywordRow(ranking: Ranking): KeywordRow {
	const { keyword, url, groups = [], rank, rank_change: rankChange, before } = ranking;
	return {
		keyword,
		url,
		groups,
		rank,
		rankChange,
		volume: measured(ranking.search_volume),
		visits: measured(ranking.m_visits),
		conversions: ranking.m_conversions,
		isBranded: ranking.is_branded ?? false,
		now: figuresOf(ranking.webmaster_metrics),
		before: before === undefined ? null : figuresOf(before),
	};
}

const measured = (value: number | '-') => (value === '-' ? null : value);

function figuresOf(metrics: Ranking['webmaster_metrics']): Figures {
	const { clicks, impressions, average_position: position } = metrics;
	const isShown = impressions > 0;
	return {
		clicks,
		impressions,
		position: isShown ? position : null,
		ctr: isShown ? clicks / impressions : null,
	};
}
