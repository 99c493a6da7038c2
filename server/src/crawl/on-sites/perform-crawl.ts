import type { Database } from '../../database/open-database.ts';
import type { HeldJob } from '../../jobs/job.ts';
import { isJobHeld } from '../../jobs/jobs.store.ts';
import type { PerformJob } from '../../jobs/run-job.ts';
import type { AuditServices, SharedServices } from '../../pages/audits/audit-url.ts';
import type { AllowedHosts } from '../../pages/fetch/allowed-hosts.ts';
import { createPageFetcher } from '../../pages/fetch/fetch-page.ts';
import { defaultLimits } from '../../pages/fetch/limits.ts';
import { findCrawl, removeCrawl } from '../crawls.store.ts';
import type { CrawlSettings } from '../settings.ts';
import { robotsNameOf, userAgents } from '../user-agents.ts';
import { workOnCrawl } from '../work-on-crawl.ts';
import { rememberVisits } from './remember-visits.ts';

interface Surroundings {
	readonly database: Database;
	readonly services: SharedServices;
	/** Private hosts that may be fetched. */
	readonly allowedHosts: AllowedHosts;
}

/** Pages that a server fetches at once for one crawl. */
const atOnce = 4;
const looksEveryMs = 1000;

/** Works on the crawl of a job until it has ended, or deletes it if somebody removed it. */
export function performCrawl(surroundings: Surroundings): PerformJob {
	const { database } = surroundings;
	return async (job, signal) => {
		// Written by `workOn`.
		const { crawlId } = job.payload as { readonly crawlId: number };
		const crawl = await findCrawl(database, crawlId);
		if (crawl === null) {
			await removeCrawl(database, crawlId);
			return null;
		}
		if (crawl.state === 'done') return [];
		const stop = stopOf(database, job, signal);
		const { services, close } = await servicesFor(crawl.settings, job, surroundings);
		try {
			await workOnCrawl(crawl, {
				...{ database, services, atOnce, headers: {}, signal: stop.signal },
				onBusyHost: () => undefined,
				remember: await rememberVisits(database, crawl.siteId),
				onSlower: () => undefined,
			});
			return [];
		} finally {
			stop.end();
			await close();
		}
	};
}

/** Aborts as soon as somebody stops, restarts or removes the crawl, which takes its job away. */
function stopOf(database: Database, job: HeldJob, signal: AbortSignal) {
	const taken = new AbortController();
	const look = async () => {
		// A database that is away for a moment stops nothing.
		const isHeld = await isJobHeld(database, job).catch(() => true);
		if (!isHeld) taken.abort(new Error('The crawl was stopped.'));
	};
	const timer = setInterval(() => void look(), looksEveryMs);
	return { signal: AbortSignal.any([signal, taken.signal]), end: () => clearInterval(timer) };
}

async function servicesFor(
	{ render, userAgent }: CrawlSettings,
	{ siteId }: HeldJob,
	{ allowedHosts, database, services: { pool, renderer } }: Surroundings,
): Promise<{ readonly services: AuditServices; readonly close: () => Promise<void> }> {
	const site = database.selectFrom('site').select('account_id').where('id', '=', siteId);
	const { account_id: accountId } = await site.executeTakeFirstOrThrow();
	const fetcher = createPageFetcher({
		allowedHosts,
		limits: defaultLimits,
		isCrawl: true,
		userAgent: userAgents[userAgent],
		robotsName: robotsNameOf(userAgent),
	});
	// The pages of a crawl wait their turn behind those that a person waits for.
	const patience = { waitMs: null };
	const services = {
		fetcher,
		pool: pool.forAccount(accountId, patience),
		renderer: render === 'never' ? null : (renderer?.forAccount(accountId, patience) ?? null),
	};
	return { services, close: () => fetcher.close() };
}
