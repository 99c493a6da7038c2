import type { Ranking, RankSource, RankStatus } from '@plumbline/core/api';
import { formatDay } from '../../facts/day.ts';
import type { RankSeries } from '../question/question.ts';
import type { Listing, ShownPage } from './keyword-additions.store.ts';
import type { SearchFigures } from './keyword-metrics.store.ts';
import type { Standing } from './keyword-standings.store.ts';
import type { PageFigures } from './page-figures.store.ts';

/** All known facts about a keyword in the range. */
export interface KeywordFacts {
	readonly standing: Standing;
	readonly url: string;
	readonly page: PageFigures | undefined;
	readonly search: SearchFigures | undefined;
	readonly searchVolume: number | undefined;
	/** The optional fields are present if they were requested. */
	readonly groups?: readonly string[];
	readonly hasFailed?: boolean;
	/** Undefined in it: no figures. */
	readonly before?: { readonly search: SearchFigures | undefined };
	readonly isBranded?: boolean;
	readonly details?: RankingDetails;
}

export interface RankingDetails {
	readonly rankSource: RankSource;
	readonly listing: Listing | null;
	readonly pages: readonly ShownPage[];
}

/** A keyword in the format of the API. */
export function wireRanking(facts: KeywordFacts, nullRank: 0 | null): Ranking {
	const { standing, page, search, searchVolume, groups, hasFailed, before, isBranded, details } =
		facts;
	return {
		keyword: standing.keyword,
		rank: standing.lastRank ?? nullRank,
		rank_change: rankChange(standing),
		url: standing.lastRank === null ? '' : facts.url,
		m_visits: page?.visits ?? '-',
		m_conversions: page?.conversions ?? 0,
		m_revenue: (page?.revenueMinor ?? 0) / 100,
		search_volume: searchVolume ?? '-',
		webmaster_metrics: webmasterMetrics(search),
		...(before && { before: webmasterMetrics(before.search) }),
		...(isBranded !== undefined && { is_branded: isBranded }),
		...(groups && { groups: [...groups] }),
		...(hasFailed !== undefined && { status: statusOf(standing, hasFailed) }),
		...(details && wireDetails(standing, details)),
	};
}

/** Positive: improved. Null with one observation, or if the keyword was unranked at either end. */
function rankChange({ firstDay, firstRank, lastDay, lastRank }: Standing): number | null {
	if (firstDay === lastDay || firstRank === null || lastRank === null) return null;
	return firstRank - lastRank;
}

function webmasterMetrics(search: SearchFigures | undefined): Ranking['webmaster_metrics'] {
	if (!search || search.impressions === 0) {
		return { average_position: 0, impressions: 0, clicks: search?.clicks ?? 0, ctr: 0 };
	}
	const { impressions, clicks, positionSum } = search;
	return {
		average_position: rounded(positionSum / impressions, 2),
		impressions,
		clicks,
		ctr: rounded(clicks / impressions, 4),
	};
}

function statusOf({ lastState }: Standing, hasFailed: boolean): RankStatus {
	return lastState ?? (hasFailed ? 'e' : '-');
}

function wireDetails(standing: Standing, { listing, pages, rankSource }: RankingDetails) {
	const { keywordId, lastDay, checkedDepth } = standing;
	return {
		keyword_id: keywordId,
		rank_source: lastDay === null ? null : rankSource,
		rank_date: lastDay === null ? null : formatDay(lastDay),
		checked_depth: checkedDepth,
		listing: listing && { title: listing.title, snippet: listing.snippet },
		pages: pages.map(({ url, days, impressions, clicks }) => ({ url, days, impressions, clicks })),
	};
}

function rounded(value: number, digits: number): number {
	const scale = 10 ** digits;
	return Math.round(value * scale) / scale;
}

/** The name of a series on an engine. */
export function rankSourceOf(series: RankSeries, engineKey: string): RankSource {
	if (series.kind === 'serp') return 'serp';
	if (series.kind === 'period') return 'search_console_export';
	return engineKey.startsWith('bing_') ? 'bing_webmaster' : 'search_console';
}
