import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import type { SearchSums } from '../series/figures.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';

export interface PageTotal {
	readonly url: string;
	/** Null if it had no impressions in the range. */
	readonly sums: SearchSums | null;
}

interface PageFigures {
	readonly pageIds: readonly number[];
	/** A query for the ids of keywords whose figures count; null for the pages' own totals. */
	readonly queries: RawBuilder<unknown> | null;
}

/** The URLs and sums of these pages. */
export async function pageTotals(
	database: Database,
	{ siteId, engineId }: SearchedSeries,
	{ from, to }: DayRange,
	{ pageIds, queries }: PageFigures,
): Promise<ReadonlyMap<number, PageTotal>> {
	if (pageIds.length === 0) return new Map();
	const { rows } = await sql<{
		readonly id: number;
		readonly url: string;
		readonly clicks: number | null;
		readonly impressions: number;
		readonly position_sum: number;
	}>`
		select page.id, page.url, fact.clicks, fact.impressions, fact.position_sum
		from page
		left join (
			select page_id, sum(clicks) as clicks, sum(impressions) as impressions,
				sum(position_sum) as position_sum
			from ${queries === null ? sql`page_search_day` : sql`search_page_day`}
			where site_id = ${siteId} and engine_id = ${engineId}
				and page_id in (${sql.join(pageIds)}) and day between ${from} and ${to}
				${queries === null ? sql`` : sql`and keyword_id in (${queries})`}
			group by page_id
		) as fact on fact.page_id = page.id
		where page.site_id = ${siteId} and page.id in (${sql.join(pageIds)})
	`.execute(database);
	return new Map(
		rows.map(({ id, url, clicks, impressions, position_sum }) => [
			id,
			{ url, sums: clicks === null ? null : sumsOf(clicks, impressions, position_sum) },
		]),
	);
}

// PostgreSQL returns sums as texts.
const sumsOf = (clicks: number, impressions: number, positionSum: number): SearchSums => ({
	clicks: Number(clicks),
	impressions: Number(impressions),
	positionSum: Number(positionSum),
});
