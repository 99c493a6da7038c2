import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/open-database.ts';
import { leaseCrawl, releaseCrawl } from './crawl-lease.store.ts';
import { crawlProgress } from './crawl-progress.store.ts';
import { type Crawl, endCrawl, findCrawl } from './crawls.store.ts';
import { judgeCrawl } from './judge/judge-crawl.ts';
import { addStarts, listSitemaps } from './list-urls.ts';
import type { Frontier } from './urls/add-urls.store.ts';
import { createKnownUrls } from './urls/known-urls.ts';
import { leaseMs, releaseExpired, releaseOwn, renewLeases } from './urls/lease-urls.store.ts';
import { createUrlScope } from './urls/url-scope.ts';
import { createVisits, type VisitWork } from './visits/visit-urls.ts';

export interface CrawlWork extends VisitWork {
	readonly database: Database;
	/** Called before the pages are compared with each other, which needs none of the services. */
	readonly onVisited?: () => Promise<void>;
}

/** Works on a crawl, with any number of other processes, until it is done or the signal aborts. */
export async function workOnCrawl(crawl: Crawl, work: CrawlWork): Promise<void> {
	const { database, signal } = work;
	const owner = randomUUID();
	const terms = () => ({ crawlId: crawl.id, owner, nowMs: Date.now() });
	const { settings } = crawl;
	const frontier: Frontier = {
		database,
		crawlId: crawl.id,
		settings,
		scope: createUrlScope(settings),
		known: createKnownUrls(),
	};
	const visitAll = createVisits(frontier, owner, work);
	await releaseExpired(database, crawl.id, Date.now());
	const renewing = setInterval(() => void renew(database, terms()), leaseMs / 4);
	/** Work that only one process does once all known URLs are visited. True at the end of the crawl. */
	async function goOn(): Promise<boolean> {
		const current = await findCrawl(database, crawl.id);
		// Another process may have been faster.
		if (current === null || !(await isVisited(database, crawl.id))) return false;
		if (!(await hasBegun(database, crawl.id))) {
			await addStarts(frontier);
			return false;
		}
		if (current.sitemaps === null) {
			await listSitemaps(frontier, work);
			return false;
		}
		await work.onVisited?.();
		await judgeCrawl(database, current, signal, async () => {
			await leaseCrawl(database, terms());
		});
		await endCrawl(database, crawl.id, Date.now());
		return true;
	}
	try {
		for (;;) {
			signal.throwIfAborted();
			const current = await findCrawl(database, crawl.id);
			if (current === null || current.state === 'done') return;
			await visitAll();
			if ((await isVisited(database, crawl.id)) && (await leaseCrawl(database, terms()))) {
				if (await goOn()) return;
				await releaseCrawl(database, terms());
			} else await wait(betweenLooksMs, undefined, { signal });
		}
	} finally {
		clearInterval(renewing);
		// A database that is gone shows in the error that ends the work.
		await releaseOwn(database, terms()).catch(() => undefined);
		await releaseCrawl(database, terms()).catch(() => undefined);
	}
}

const betweenLooksMs = 250;

async function renew(
	database: Database,
	terms: { readonly crawlId: number; readonly owner: string; readonly nowMs: number },
): Promise<void> {
	await renewLeases(database, terms).catch(() => undefined);
	await releaseExpired(database, terms.crawlId, terms.nowMs).catch(() => undefined);
}

async function isVisited(database: Database, crawlId: number): Promise<boolean> {
	const { leased, room, waiting } = await crawlProgress(database, crawlId);
	return leased === 0 && (waiting === 0 || room === 0);
}

async function hasBegun(database: Database, crawlId: number): Promise<boolean> {
	const { done, failed, leased, leftOut, waiting } = await crawlProgress(database, crawlId);
	return done + failed + leased + leftOut + waiting > 0;
}
