import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import { branded } from '../../rankings/brand/branded.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';
import type { QuerySums } from './few-clicks.ts';

export interface SiteQuery extends QuerySums {
	readonly keywordId: number;
	readonly text: string;
}

/** Enough to know what is usual; queries beyond these have few impressions each. */
const mostQueries = 20_000;

/**
 * The queries of the range with their sums, most impressions first. Queries with the name of the
 * brand are left out: their searchers click whatever the result says.
 */
export async function siteQueries(
	database: Database,
	{ siteId, engineId }: SearchedSeries,
	{ from, to }: DayRange,
	names: readonly string[],
): Promise<readonly SiteQuery[]> {
	const { rows } = await sql<{
		readonly id: number;
		readonly text: string;
		readonly clicks: number;
		readonly impressions: number;
		readonly position_sum: number;
	}>`
		select keyword.id, keyword.text, fact.clicks, fact.impressions, fact.position_sum
		from (
			select keyword_id, sum(clicks) as clicks, sum(impressions) as impressions,
				sum(position_sum) as position_sum
			from search_day
			where site_id = ${siteId} and engine_id = ${engineId} and day between ${from} and ${to}
			group by keyword_id
		) as fact
		join keyword on keyword.site_id = ${siteId} and keyword.id = fact.keyword_id
		where fact.position_sum > 0 and not ${branded(names)}
		order by fact.impressions desc, keyword.id
		limit ${mostQueries}
	`.execute(database);
	return rows.map(({ id, text, clicks, impressions, position_sum }) => ({
		keywordId: id,
		text,
		clicks: Number(clicks),
		impressions: Number(impressions),
		position: Number(position_sum) / Number(impressions),
	}));
}

export interface PageOfQuery {
	readonly keywordId: number;
	readonly pageId: number;
	readonly url: string;
}

/** The page that was shown most for each of these queries. */
export async function mainPages(
	database: Database,
	{ siteId, engineId }: SearchedSeries,
	{ from, to }: DayRange,
	keywordIds: readonly number[],
): Promise<ReadonlyMap<number, PageOfQuery>> {
	if (keywordIds.length === 0) return new Map();
	const { rows } = await sql<PageOfQuery>`
		select fact.keyword_id as ${sql.ref('keywordId')}, page.id as ${sql.ref('pageId')}, page.url
		from (
			select keyword_id, page_id, sum(clicks) as clicks, sum(impressions) as impressions
			from search_page_day
			where site_id = ${siteId} and engine_id = ${engineId} and day between ${from} and ${to}
				and keyword_id in (${sql.join(keywordIds)})
			group by keyword_id, page_id
		) as fact
		join page on page.site_id = ${siteId} and page.id = fact.page_id
		order by fact.keyword_id, fact.clicks desc, fact.impressions desc, page.id
	`.execute(database);
	const first = new Map<number, PageOfQuery>();
	for (const row of rows) if (!first.has(row.keywordId)) first.set(row.keywordId, row);
	return first;
}
