import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';
import type { ShownPage } from './turns.ts';

const mostQueries = 300;

interface Row extends ShownPage {
	readonly keywordId: number;
}

/** The days of the queries that showed several pages, by query; those with the most impressions. */
export async function daysOfSharedQueries(
	database: Database,
	{ siteId, engineId }: SearchedSeries,
	{ from, to }: DayRange,
): Promise<ReadonlyMap<number, readonly ShownPage[]>> {
	const ofRange = sql`site_id = ${siteId} and engine_id = ${engineId}
		and day between ${from} and ${to}`;
	const { rows } = await sql<Row>`
		select keyword_id as ${sql.ref('keywordId')}, page_id as ${sql.ref('pageId')}, day,
			clicks, impressions, position_sum as ${sql.ref('positionSum')}
		from search_page_day
		where ${ofRange} and impressions > 0 and keyword_id in (
			select keyword_id from search_page_day where ${ofRange}
			group by keyword_id having count(distinct page_id) > 1
			order by sum(impressions) desc, keyword_id limit ${mostQueries}
		)
		order by keyword_id, day, page_id
	`.execute(database);
	return Map.groupBy(rows, ({ keywordId }) => keywordId);
}
