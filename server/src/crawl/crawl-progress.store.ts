import type { Database } from '../database/open-database.ts';
import { urlState } from './urls/url-state.ts';

export interface CrawlProgress {
	readonly done: number;
	readonly failed: number;
	readonly waiting: number;
	readonly leased: number;
	readonly leftOut: number;
	/** How many more visits the limit allows; null if there is no limit. */
	readonly room: number | null;
}

export async function crawlProgress(database: Database, crawlId: number): Promise<CrawlProgress> {
	const rows = await database
		.selectFrom('crawl_url')
		.select((eb) => ['state', eb.fn.countAll<number>().as('count')])
		.where('crawl_id', '=', crawlId)
		.groupBy('state')
		.execute();
	const count = (...states: readonly number[]) =>
		rows
			.filter(({ state }) => states.includes(state))
			.reduce((sum, row) => sum + Number(row.count), 0);
	const crawl = await database
		.selectFrom('crawl')
		.select(['most', 'taken'])
		.where('id', '=', crawlId)
		.executeTakeFirst();
	return {
		done: count(urlState.done, urlState.elsewhere),
		failed: count(urlState.failed),
		waiting: count(urlState.waiting),
		leased: count(urlState.leased),
		leftOut: count(urlState.leftOut),
		room: crawl?.most == null ? null : Math.max(0, crawl.most - crawl.taken),
	};
}
