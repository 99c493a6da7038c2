import {
	type ApiClient,
	createApiClient,
	endingOn,
	listRankings,
	listRankingTrends,
	listSites,
	type PeriodLength,
	type Site,
} from '@plumbline/core/api';
import { dayAt, formatDay } from '../../facts/day.ts';
import { paintFor, type RankedKeyword, rankingsTable } from '../rankings/rankings-table.ts';
import { siteTable } from '../site/site-list.command.ts';
import { print, type Terminal } from '../terminal.ts';

export interface ShownRange {
	readonly site_global_key: string;
	readonly search_engine_global_key: string;
	readonly date_from: string;
	readonly date_to: string;
}

interface Server {
	readonly url: string;
	readonly apiKey: string;
}

/** Requests sites, rankings and trends from the running server, as any client would, and prints them. */
export async function showRankings(
	{ url, apiKey }: Server,
	terminal: Terminal,
): Promise<ShownRange | null> {
	const client = createApiClient({ baseUrl: url, apiKey });
	const sites = await client.call(listSites, {});
	print(terminal, `Sites of the sample account (sample data):\n\n${siteTable(sites)}\n`);
	const range = shownRange(sites);
	if (range === null) return null;
	const keywords = await rankedKeywords(client, range);
	print(terminal, title(sites, range));
	print(terminal, `${rankingsTable(keywords, lookOf(terminal))}\n`);
	return range;
}

/** Half a year, one bar per week. */
const shownLength: PeriodLength = 182;
const shownKeywords = 12;

function shownRange(sites: readonly Site[]): ShownRange | null {
	const [site] = sites;
	const [engine] = site?.search_engine_global_keys ?? [];
	if (site === undefined || engine === undefined) return null;
	const { from, to } = endingOn(dayAt(Date.now(), 'UTC'), shownLength);
	return {
		site_global_key: site.site_global_key,
		search_engine_global_key: engine,
		date_from: formatDay(from),
		date_to: formatDay(to),
	};
}

async function rankedKeywords(client: ApiClient, range: ShownRange): Promise<RankedKeyword[]> {
	// Both use the same order, so that each trend is beside its keyword.
	const question = {
		...range,
		limit: shownKeywords,
		sort_col: 'clicks',
		granularity: 'weekly',
	} as const;
	const [{ keywords }, trends] = await Promise.all([
		client.call(listRankings, question),
		client.call(listRankingTrends, question),
	]);
	const trendOf = new Map(trends.keywords.map(({ keyword, trend }) => [keyword, trend]));
	return keywords.map((keyword) => ({ ...keyword, trend: trendOf.get(keyword.keyword) ?? [] }));
}

function title(sites: readonly Site[], range: ShownRange): string {
	const { search_engine_global_key: engine, date_from: from, date_to: to } = range;
	return `${sites[0]?.domain} on ${engine}, ${from} to ${to}; higher bars are better:\n`;
}

function lookOf(terminal: Terminal) {
	return { width: Math.min(terminal.columns ?? 80, 100), paint: paintFor(terminal) };
}
