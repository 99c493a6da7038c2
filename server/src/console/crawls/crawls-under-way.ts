import type { CrawlUnderWay } from '@plumbline/console/contract';
import type { Session } from '../../accounts/sessions/sessions.store.ts';
import { sitesOfAccount } from '../../accounts/sites.store.ts';
import { crawlsOfSite } from '../../crawl/crawls.store.ts';
import { crawlInfos } from '../../crawl/on-sites/crawl-info.store.ts';
import type { Database } from '../../database/open-database.ts';

/** The crawls of the session’s sites that have not ended, with how far each has come. */
export async function crawlsUnderWay(
	database: Database,
	{ accountId, siteId }: Session,
	nowMs: number,
): Promise<CrawlUnderWay[]> {
	const all = await sitesOfAccount(database, accountId);
	const sites = all.filter(({ id }) => siteId === null || id === siteId);
	const lists = await Promise.all(
		sites.map(async ({ globalKey, id }) => {
			const crawls = await crawlsOfSite(database, id);
			const going = crawls.filter(({ state }) => state === 'running');
			const infos = await crawlInfos(database, going, nowMs);
			return infos.map((info) => ({ site_global_key: globalKey, ...info }));
		}),
	);
	return lists.flat();
}
