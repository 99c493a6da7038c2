import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RuleError } from '../audits/audit-task.ts';
import type { AuditServices } from '../audits/audit-url.ts';
import type { Database } from '../database/open-database.ts';
import { leaseCrawl, releaseCrawl } from './crawl-lease.store.ts';
import { crawlProgress } from './crawl-progress.store.ts';
import { type Crawl, endCrawl, findCrawl } from './crawls.store.ts';
import { judgeCrawl } from './judge/judge-crawl.ts';
import { listUrls } from './list-urls.ts';
import type { SecretHeaders } from './settings.ts';
import { defaultDelayMs } from './settings.ts';
import { createSharedPace } from './shared-pace.ts';
import type { Frontier } from './urls/add-urls.store.ts';
import { createKnownUrls } from './urls/known-urls.ts';
import {
	type LeasedUrl,
	leaseMs,
	leaseUrls,
	releaseExpired,
	releaseOwn,
	renewLeases,
} from './urls/lease-urls.store.ts';
import { createUrlScope } from './urls/url-scope.ts';
import type { TellBusyHost } from './visits/audit-in-turn.ts';
import { createCrawlFetcher } from './visits/crawl-fetcher.ts';
import { accessOfCrawl, rendererWithAccess } from './visits/site-access.ts';
import { type RememberVisit, visitUrl } from './visits/visit-url.ts';
import { createVisitWriter } from './visits/visit-writer.ts';

export interface CrawlWork {
	readonly database: Database;
	readonly services: AuditServices;
	readonly headers: SecretHeaders;
	/** Pages fetched at once by this process. */
	readonly atOnce: number;
	readonly signal: AbortSignal;
	readonly tellBusyHost: TellBusyHost;
	readonly onSlower: (host: string, ms: number) => void;
	/** Called for each rule that threw on a page. */
	readonly onRuleError?: (url: string, error: RuleError) => void;
	/** Absent or null where no site is known. */
	readonly remember?: RememberVisit | null;
	/** Called after each stored batch, with the number of its visits. */
	readonly onVisits?: (count: number) => void;
	/** Called before the pages are judged among each other, which needs none of the services. */
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
	await releaseExpired(database, crawl.id, Date.now());
	const renewing = setInterval(() => void renew(database, terms()), leaseMs / 4);
	try {
		for (;;) {
			signal.throwIfAborted();
			const current = await findCrawl(database, crawl.id);
			if (current === null || current.state === 'done') return;
			if (current.sitemaps === null) {
				// Another process may be at it.
				if (await leaseCrawl(database, terms())) {
					await listUrls(frontier, work);
					await releaseCrawl(database, terms());
				} else await wait(betweenLooksMs, undefined, { signal });
				continue;
			}
			await visitAll(frontier, owner, work);
			if (!(await isVisited(database, crawl.id))) {
				await wait(betweenLooksMs, undefined, { signal });
				continue;
			}
			if (await leaseCrawl(database, terms())) {
				await work.onVisited?.();
				await judgeCrawl(database, current, signal, async () => {
					await leaseCrawl(database, terms());
				});
				await endCrawl(database, crawl.id, Date.now());
				return;
			}
			await wait(betweenLooksMs, undefined, { signal });
		}
	} finally {
		clearInterval(renewing);
		// A database that is gone shows in the error that ends the work.
		await releaseOwn(database, terms()).catch(() => undefined);
		await releaseCrawl(database, terms()).catch(() => undefined);
	}
}

const betweenLooksMs = 250;
const betweenLeasesMs = 20;

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

/** Visits URLs until none is left to lease. */
async function visitAll(frontier: Frontier, owner: string, work: CrawlWork): Promise<void> {
	const { crawlId, database, settings } = frontier;
	const { atOnce, headers, onSlower, remember = null, services, signal, tellBusyHost } = work;
	const pace = createSharedPace({
		database,
		crawlId,
		intervalMs: settings.delayMs ?? defaultDelayMs,
		heedsCrawlDelay: settings.delayMs === null,
		onSlower,
	});
	const answers = new Map<string, number>();
	const fetcher = createCrawlFetcher(services.fetcher, {
		settings,
		headers,
		onAnswer: (url, ms) => {
			answers.set(url, ms);
			pace.answered(url, ms);
		},
	});
	const renderer = services.renderer
		? rendererWithAccess(services.renderer, accessOfCrawl(settings, headers))
		: null;
	const context = {
		settings,
		services: { ...services, fetcher, renderer },
		pace,
		signal,
		tellBusyHost,
		onRuleError: work.onRuleError ?? (() => undefined),
		remember,
		answerMs: (url: string) => {
			const ms = answers.get(url) ?? 0;
			answers.delete(url);
			return ms;
		},
	};
	const writer = createVisitWriter(frontier, owner, work.onVisits);
	const isSlow = (settings.delayMs ?? defaultDelayMs) > 0;

	/** Several URLs at a time, so that the database is not asked for each. */
	let buffer: Promise<LeasedUrl[]> | null = null;
	let underWay = 0;
	let hasFailed = false;
	async function nextUrl(): Promise<LeasedUrl | null> {
		while (!hasFailed) {
			signal.throwIfAborted();
			const most = isSlow ? atOnce : atOnce * 8;
			buffer ??= leaseUrls(database, { crawlId, owner, nowMs: Date.now(), most });
			const current = buffer;
			const url = (await current).shift();
			if (url !== undefined) return url;
			if (buffer === current) buffer = null;
			// What is being stored, or visited, may contain the next URLs.
			if (await writer.settle()) continue;
			if (underWay === 0) return null;
			await wait(betweenLeasesMs, undefined, { signal });
		}
		return null;
	}

	async function visitInTurn(): Promise<void> {
		for (let leased = await nextUrl(); leased !== null; leased = await nextUrl()) {
			underWay++;
			try {
				await writer.add(await visitUrl(leased, context));
			} catch (error) {
				hasFailed = true;
				throw error;
			} finally {
				underWay--;
			}
		}
	}

	const visiting = Array.from({ length: atOnce }, visitInTurn);
	const results = await Promise.allSettled(visiting);
	await writer.end();
	for (const result of results) if (result.status === 'rejected') throw result.reason;
}
