import type { Database } from '../../database/open-database.ts';
import { busiestPages } from '../../facts/busiest-pages.store.ts';
import { enqueueJob } from '../../jobs/enqueue-job.store.ts';
import { jobStates } from '../../jobs/jobs.store.ts';
import type { PerformJob } from '../../jobs/run-job.ts';
import { crawlsOfSite, createCrawl } from '../crawls.store.ts';
import { workOn } from './crawl-job.ts';
import { crawlsAtWork, hasAudits, siteToAudit } from './first-audit.store.ts';
import { listBusiest } from './list-busiest.ts';
import { siteCrawlSettings } from './site-crawl-settings.ts';

export const firstAuditKind = 'first audit';
const keyOf = (siteId: number) => `${firstAuditKind} ${siteId}`;

const mostPages = 50;
const mostAtWork = 3;
const waitMs = 60_000;

/** Lets a server audit the busiest pages of a site once, as soon as it has figures of pages. */
export async function scheduleFirstAudit(
	database: Database,
	siteId: number,
	nowMs: number,
): Promise<void> {
	const key = keyOf(siteId);
	if ((await jobStates(database, [key])).has(key)) return;
	if (!(await siteToAudit(database, siteId))?.isAllowed) return;
	if ((await busiestPages(database, siteId, 1)).length === 0) return;
	if (await hasAudits(database, siteId)) return;
	await enqueue(database, siteId, nowMs);
}

function enqueue(database: Database, siteId: number, runAtMs: number): Promise<void> {
	const job = { siteId, key: keyOf(siteId), kind: firstAuditKind, payload: {}, schedule: null };
	return enqueueJob(database, { ...job, runAtMs });
}

/**
 * Starts the crawl of the busiest pages, unless an earlier attempt has. An account with several
 * crawls at work gets its next one after them.
 */
export function performFirstAudit(database: Database, now: () => number): PerformJob {
	return async ({ siteId }) => {
		const site = await siteToAudit(database, siteId);
		// Without its job, the site is looked at again when somebody allows it.
		if (!site?.isAllowed) return null;
		const crawls = await crawlsOfSite(database, siteId);
		if (crawls.some(({ settings }) => settings.list !== null)) return [];
		if ((await crawlsAtWork(database, site.accountId)) >= mostAtWork) {
			await enqueue(database, siteId, now() + waitMs);
			return [];
		}
		const usual = siteCrawlSettings(
			{ site_global_key: '', dry_run: false },
			{ canRender: false, domain: site.domain },
		);
		const settings = await listBusiest(database, { id: siteId, ...site }, mostPages, usual);
		if (settings === null) return null;
		await database.transaction().execute(async (transaction) => {
			const { id } = await createCrawl(transaction, settings, now(), siteId);
			await workOn(transaction, { id, siteId }, now());
		});
		return [];
	};
}
