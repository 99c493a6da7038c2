import { dayMs } from '@plumbline/core/time';
import type { Database } from '../database/open-database.ts';
import { type DayRange, dayAt } from '../facts/day.ts';
import type { News } from '../watch/messages/news.ts';

export interface FaultNews {
	readonly opened: number;
	readonly cleared: number;
}

/** How many faults of pages the watches of a site reported in these days, and how many ended. */
export async function faultNews(
	database: Database,
	{ id, timeZone }: { readonly id: number; readonly timeZone: string },
	{ from, to }: DayRange,
): Promise<FaultNews> {
	const rows = await database
		.selectFrom('watch_message')
		.select(['news', 'created_ms'])
		.where('site_id', '=', id)
		// A day in any time zone.
		.where('created_ms', '>=', (from - 1) * dayMs)
		.where('created_ms', '<', (to + 2) * dayMs)
		.execute();
	const news = rows
		.filter(({ created_ms }) => {
			const day = dayAt(created_ms, timeZone);
			return from <= day && day <= to;
		})
		// Written by `addMessage`.
		.flatMap((row) => JSON.parse(row.news) as News[]);
	const count = (change: 'opened' | 'cleared') =>
		news.reduce((sum, one) => (one.change === change ? sum + one.count : sum), 0);
	return { opened: count('opened'), cleared: count('cleared') };
}
