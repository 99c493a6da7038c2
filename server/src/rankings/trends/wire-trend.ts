import type { RankingTrend } from '@plumbline/core/api';
import { rankSourceOf } from '../figures/wire-ranking.ts';
import type { NamedGroup } from '../question/groups-of-site.store.ts';
import type { RankSeries } from '../question/question.ts';
import type { GroupTrend, Trend } from './read-steps.ts';

/** The requested additions, and the value for a missing rank. */
export interface TrendStyle {
	readonly nullRank: 0 | null;
	readonly status: boolean;
	readonly counts: boolean;
	readonly details: boolean;
}

interface KeywordTrend {
	readonly id: number;
	readonly keyword: string;
	readonly trend: Trend;
	readonly series: RankSeries;
	readonly engineKey: string;
}

export function wireKeywordTrend(of: KeywordTrend, style: TrendStyle): RankingTrend {
	const { id, keyword, trend, series, engineKey } = of;
	return {
		keyword,
		...wireTrend(trend, style),
		...(style.details && { keyword_id: id, rank_source: rankSourceOf(series, engineKey) }),
	};
}

interface TrendOfGroup {
	readonly group: NamedGroup;
	readonly trend: GroupTrend;
	readonly keywords: number;
}

export function wireGroupTrend(of: TrendOfGroup, style: TrendStyle): RankingTrend {
	const { group, keywords, trend } = of;
	return {
		keyword: group.name,
		...wireTrend(trend, style),
		...(style.counts && { ranked_counts: [...trend.rankedCounts] }),
		...(style.details && { global_key: group.globalKey, keywords_count: keywords }),
	};
}

function wireTrend({ ranks, statuses }: Trend, { nullRank, status }: TrendStyle) {
	return {
		trend: ranks.map((rank) => rank ?? nullRank),
		...(status && { status: [...statuses] }),
	};
}
