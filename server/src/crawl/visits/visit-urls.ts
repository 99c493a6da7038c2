import { setTimeout as wait } from 'node:timers/promises';
import type { RuleError } from '../../pages/audits/audit-task.ts';
import type { AuditServices } from '../../pages/audits/audit-url.ts';
import { createSharedPace } from '../pace/shared-pace.ts';
import { defaultDelayMs, type SecretHeaders } from '../settings.ts';
import type { Frontier } from '../urls/add-urls.store.ts';
import { type LeasedUrl, leaseUrls } from '../urls/lease-urls.store.ts';
import type { OnBusyHost } from './audit-in-turn.ts';
import { createCrawlFetcher } from './crawl-fetcher.ts';
import { passAtOnce, passInOrder } from './pass-in-order.ts';
import { createReachedPages } from './reached-pages.ts';
import { accessOfCrawl, rendererWithAccess } from './site-access.ts';
import { type RememberVisit, type VisitContext, visitUrl } from './visit-url.ts';
import { createVisitWriter } from './visit-writer.ts';
import type { Visited } from './visited.ts';

export interface VisitWork {
	readonly services: AuditServices;
	readonly headers: SecretHeaders;
	/** Pages fetched at once by this process. */
	readonly atOnce: number;
	readonly signal: AbortSignal;
	readonly onBusyHost: OnBusyHost;
	readonly onSlower: (host: string, ms: number) => void;
	/** Called for each rule that threw on a page. */
	readonly onRuleError?: (url: string, error: RuleError) => void;
	/** Absent or null where no site is known. */
	readonly remember?: RememberVisit | null;
	/** Called before a visit is stored. */
	readonly onVisit?: (visited: Visited) => void;
	/** Called after each stored batch, with the number of its visits. */
	readonly onVisits?: (count: number) => void;
}

const betweenLeasesMs = 20;

/** Returns a function that visits URLs until none is left to lease. */
export function createVisits(frontier: Frontier, owner: string, work: VisitWork) {
	const { crawlId, database, settings } = frontier;
	const { atOnce, onVisit, onVisits, signal } = work;
	const reached = createReachedPages();
	const context = visitContext(frontier, work);
	const isSlow = (settings.delayMs ?? defaultDelayMs) > 0;

	return async function visitAll(): Promise<void> {
		const writer = createVisitWriter(frontier, owner, onVisits);
		const add = async (visited: Visited) => {
			onVisit?.(visited);
			reached.note(visited);
			await writer.add(visited);
		};
		// The pages of a limited crawl depend on the order of links, and not on how fast pages answer.
		const pass = settings.most === null ? passAtOnce(add) : passInOrder(add);
		let passing: Promise<unknown> = Promise.resolve();
		let underWay = 0;
		let hasFailed = false;
		/** Several URLs at a time, so that the database is not asked for each. */
		let buffer: Promise<LeasedUrl[]> | null = null;

		async function nextUrl(): Promise<LeasedUrl | null> {
			while (!hasFailed) {
				signal.throwIfAborted();
				const most = isSlow ? atOnce : atOnce * 8;
				buffer ??= leaseUrls(database, { crawlId, owner, nowMs: Date.now(), most });
				const current = buffer;
				const url = (await current).shift();
				if (url !== undefined) return url;
				if (buffer === current) buffer = null;
				// Pages that are being stored or visited may contain the next URLs.
				if (await writer.settle()) continue;
				if (underWay === 0) return null;
				await wait(betweenLeasesMs, undefined, { signal });
			}
			return null;
		}

		async function visitInTurn(): Promise<void> {
			for (let leased = await nextUrl(); leased !== null; leased = await nextUrl()) {
				underWay++;
				const { end, isReached } = reached.begin(leased.url);
				const { mayGoOn, passed } = pass(visitUrl(leased, { ...context, isReached }));
				const ended = passed.finally(() => {
					underWay--;
					end();
				});
				ended.catch(() => {
					hasFailed = true;
				});
				passing = Promise.all([passing, ended]);
				passing.catch(() => undefined);
				await mayGoOn;
			}
		}

		const visiting = Array.from({ length: atOnce }, visitInTurn);
		const results = await Promise.allSettled(visiting);
		const [rest] = await Promise.allSettled([passing]);
		await writer.end();
		for (const result of [...results, rest]) if (result.status === 'rejected') throw result.reason;
	};
}

function visitContext(
	{ crawlId, database, settings }: Frontier,
	work: VisitWork,
): Omit<VisitContext, 'isReached'> {
	const { headers, onRuleError, onSlower, remember = null, services, signal, onBusyHost } = work;
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
	return {
		settings,
		services: { ...services, fetcher, renderer },
		pace,
		signal,
		onBusyHost,
		onRuleError: onRuleError ?? (() => undefined),
		remember,
		answerMs: (url) => {
			const ms = answers.get(url) ?? 0;
			answers.delete(url);
			return ms;
		},
	};
}
