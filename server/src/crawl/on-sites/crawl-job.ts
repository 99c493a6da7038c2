import type { Database } from '../../database/open-database.ts';
import { enqueueJob } from '../../jobs/enqueue-job.store.ts';
import { removeJob } from '../../jobs/jobs.store.ts';
import { hideCrawl } from '../crawls.store.ts';

export const crawlKind = 'crawl';

export const crawlKey = (crawlId: number) => `crawl ${crawlId}`;

interface SiteCrawl {
	readonly id: number;
	readonly siteId: number;
}

/** Lets a server work on the crawl, from where it is. */
export function workOn(
	database: Database,
	{ id, siteId }: SiteCrawl,
	nowMs: number,
): Promise<void> {
	const job = { siteId, key: crawlKey(id), kind: crawlKind, payload: { crawlId: id } };
	return enqueueJob(database, { ...job, schedule: null, runAtMs: nowMs });
}

/** The server that works on it notices within seconds. */
export function stopWork(database: Database, { id, siteId }: SiteCrawl): Promise<boolean> {
	return removeJob(database, siteId, crawlKey(id));
}

/** Hides the crawl at once, and lets a server delete its rows. */
export async function removeInBackground(
	database: Database,
	crawl: SiteCrawl,
	nowMs: number,
): Promise<void> {
	await hideCrawl(database, crawl.id);
	await workOn(database, crawl, nowMs);
}
