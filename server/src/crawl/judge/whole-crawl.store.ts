import type { Database } from '../../database/open-database.ts';
import { crawlProgress } from '../crawl-progress.store.ts';
import type { Crawl } from '../crawls.store.ts';
import { urlState } from '../urls/url-state.ts';

/** With a few failed pages, a site still counts as read. */
const mostFailedShare = 0.05;

const isNearlyWhole = (count: { readonly pages: number; readonly failures: number }) =>
	count.failures <= count.pages * mostFailedShare;

/** Whether every page that links lead to from the start was read. */
export async function isWholeCrawl(database: Database, { id, settings }: Crawl): Promise<boolean> {
	if (settings.list !== null) return false;
	const { done, leftOut, waiting } = await crawlProgress(database, id);
	if (waiting > 0 || leftOut > 0) return false;
	const { count } = await database
		.selectFrom('crawl_url')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('crawl_id', '=', id)
		.where('state', '=', urlState.failed)
		.where('failure', 'like', '{"kind":"unreachable"%')
		.executeTakeFirstOrThrow();
	return isNearlyWhole({ pages: done, failures: Number(count) });
}
