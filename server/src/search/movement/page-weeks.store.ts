import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { Day } from '../../facts/day.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';
import { siteDays } from '../totals/site-totals.store.ts';

export interface PageWeeks {
	readonly pageId: number;
	/** Clicks by week, oldest first. */
	readonly clicks: readonly number[];
}

/** Pages without clicks in the weeks before these are left out. */
const newestWeeks = 4;

/** Half a year: long enough to know the noise of a page, short enough to ignore old seasons. */
const usualWeeks = 26;
const mostPages = 1000;

/** Clicks by week of the site and of the pages that had the most, up to that day. */
export async function clicksByWeek(
	database: Database,
	series: SearchedSeries,
	lastDay: Day,
	weeks = usualWeeks,
): Promise<{ readonly site: readonly number[]; readonly pages: readonly PageWeeks[] }> {
	const from = lastDay - weeks * 7 + 1;
	const days = await siteDays(database, series, { from, to: lastDay });
	const site = emptyWeeks(weeks);
	for (const { day, clicks } of days) site[weekOf(day, from)]! += clicks;
	const first = site.findIndex((clicks) => clicks > 0);
	if (first === -1) return { site: [], pages: [] };
	const pages = await weeksOfPages(database, series, { from, to: lastDay, weeks });
	// Weeks before the first figures are unknown, not empty.
	return {
		site: site.slice(first),
		pages: pages.map((page) => ({ ...page, clicks: page.clicks.slice(first) })),
	};
}

async function weeksOfPages(
	database: Database,
	{ siteId, engineId }: SearchedSeries,
	{ from, to, weeks }: { readonly from: Day; readonly to: Day; readonly weeks: number },
): Promise<PageWeeks[]> {
	const newest = to - newestWeeks * 7;
	const { rows } = await sql<{ page_id: number; week: number; clicks: number }>`
		select page_id, (day - ${sql.lit(from)}) / 7 as week, sum(clicks) as clicks
		from page_search_day
		where site_id = ${siteId} and engine_id = ${engineId} and day between ${from} and ${to}
			and page_id in (
				select page_id from page_search_day
				where site_id = ${siteId} and engine_id = ${engineId}
					and day between ${newest - 55} and ${newest}
				group by page_id having sum(clicks) > 0
				order by sum(clicks) desc, page_id limit ${mostPages}
			)
		group by page_id, (day - ${sql.lit(from)}) / 7
		order by page_id
	`.execute(database);
	const pages = new Map<number, number[]>();
	for (const { page_id, week, clicks } of rows) {
		const known = pages.get(page_id) ?? emptyWeeks(weeks);
		known[week]! += Number(clicks);
		pages.set(page_id, known);
	}
	return [...pages].map(([pageId, clicks]) => ({ pageId, clicks }));
}

const weekOf = (day: Day, from: Day) => Math.floor((day - from) / 7);

const emptyWeeks = (weeks: number) => Array.from({ length: weeks }, () => 0);
