import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { Day, DayRange } from '../../facts/day.ts';
import type { Sql } from '../../rankings/figures/observations.ts';
import type { SegmentRows } from '../../rankings/segments/segment-rows.store.ts';
import { added, noSums, type SearchSums } from '../series/figures.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';

export interface DaySums extends SearchSums {
	readonly day: Day;
}

/** The totals of the whole site, undisclosed queries included. */
export async function siteTotals(
	database: Database,
	series: SearchedSeries | null,
	range: DayRange,
): Promise<SearchSums> {
	const days = await siteDays(database, series, range);
	return days.reduce<SearchSums>(added, noSums);
}

export async function siteDays(
	database: Database,
	series: SearchedSeries | null,
	{ from, to }: DayRange,
): Promise<readonly DaySums[]> {
	if (series === null) return [];
	return database
		.selectFrom('site_search_day')
		.select(['day', 'clicks', 'impressions', 'position_sum as positionSum'])
		.where('site_id', '=', series.siteId)
		.where('engine_id', '=', series.engineId)
		.where('day', '>=', from)
		.where('day', '<=', to)
		.orderBy('day')
		.execute();
}

/** The totals of a segment, by day. */
export async function segmentDays(
	database: Database,
	series: SearchedSeries | null,
	range: DayRange,
	segment: SegmentRows,
): Promise<readonly DaySums[]> {
	if (series === null) return [];
	const { pages, queries, split } = segment;
	if (pages === null && queries === null) return siteDays(database, series, range);
	const { rows } = await sql<Readonly<Record<keyof DaySums, number>>>`
		select day, sum(clicks) as clicks, sum(impressions) as impressions,
			sum(position_sum) as ${sql.ref('positionSum')}
		from ${sql.table(tableOf(segment))}
		where site_id = ${series.siteId} and engine_id = ${series.engineId}
			and day between ${range.from} and ${range.to}
			and ${split ?? ofPagesAndQueries(pages, queries)}
		group by day order by day
	`.execute(database);
	// PostgreSQL returns sums as texts.
	return rows.map(({ day, clicks, impressions, positionSum }) => ({
		day,
		clicks: Number(clicks),
		impressions: Number(impressions),
		positionSum: Number(positionSum),
	}));
}

function tableOf({ pages, queries, split }: SegmentRows) {
	if (split !== null) return 'search_split_day';
	if (pages === null) return 'search_day';
	return queries === null ? 'page_search_day' : 'search_page_day';
}

function ofPagesAndQueries(pages: Sql | null, queries: Sql | null): Sql {
	const all = [
		...(pages === null ? [] : [sql`page_id in (${pages})`]),
		...(queries === null ? [] : [sql`keyword_id in (${queries})`]),
	];
	return sql.join(all, sql` and `);
}

export interface HourSums extends SearchSums {
	readonly hourMs: number;
	readonly isFinal: boolean;
}

/** The newest hours, oldest first; Google has about ten days of them. */
export async function siteHours(
	database: Database,
	series: SearchedSeries | null,
): Promise<readonly HourSums[]> {
	if (series === null) return [];
	const rows = await database
		.selectFrom('site_search_hour')
		.select(['hour_ms as hourMs', 'clicks', 'impressions', 'position_sum as positionSum'])
		.select('is_final')
		.where('site_id', '=', series.siteId)
		.where('engine_id', '=', series.engineId)
		.orderBy('hour_ms', 'desc')
		.limit(10 * 24)
		.execute();
	return rows.map(({ is_final, ...row }) => ({ ...row, isFinal: is_final === 1 })).toReversed();
}
