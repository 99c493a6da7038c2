import { crawlDelay } from '@plumbline/core';
import type { AuditTask } from '../../pages/audits/audit-task.ts';
import { type AuditedPage, type AuditServices, auditUrl } from '../../pages/audits/audit-url.ts';
import type { Extraction } from '../../pages/audits/extraction.ts';
import type { FetchedPage, FetchFailure, Redirect } from '../../pages/fetch/fetch-outcome.ts';
import { robotsToken } from '../../pages/fetch/robots/check-robots.ts';
import type { RenderMode } from '../../pages/render/renderer.ts';
import { mostAttempts, pauseAfter } from '../pace/busy-answer.ts';
import type { Pace } from '../pace/pace.ts';
import type { ReachedPage } from './reached-pages.ts';

export type OnBusyHost = (url: string, status: number, pauseMs: number) => void;

interface Turn {
	readonly services: AuditServices;
	readonly settings: {
		readonly options: AuditTask['options'];
		readonly render: RenderMode;
		readonly extractions?: readonly Extraction[];
	};
	/** Whether only what a crawl stores is needed; see `AuditTask`. */
	readonly isBrief?: boolean;
	/** Whether the page is compared with its earlier state. */
	readonly wantsDigest?: boolean;
	readonly signal: AbortSignal;
	readonly pace: Pace;
	readonly onBusyHost: OnBusyHost;
	/** Whether nobody needs the page at the URL any more. */
	readonly isReached?: (url: string) => Promise<boolean>;
}

type Reached = { readonly kind: 'reached' } & ReachedPage;

/** Audits the page at a URL. Waits and retries when the server says that requests come too often. */
export async function auditInTurn(
	url: string,
	turn: Turn & { readonly isReached?: never },
): Promise<AuditedPage | FetchFailure>;
export async function auditInTurn(
	url: string,
	turn: Turn,
): Promise<AuditedPage | FetchFailure | Reached>;
export async function auditInTurn(
	url: string,
	turn: Turn,
): Promise<AuditedPage | FetchFailure | Reached> {
	const { isBrief = false, pace, services, signal, onBusyHost, wantsDigest = false } = turn;
	const { isReached = async () => false } = turn;
	const { extractions = [], options, render } = turn.settings;
	// Pages that are not requested need no turn; a shop may link to thousands of them.
	const refusal = services.fetcher.knownRefusal(url);
	if (refusal !== null) return refusal;
	for (let attempt = 1; ; attempt++) {
		await pace.turn(url, signal);
		if (await isReached(url)) return { kind: 'reached', url, redirects: [] };
		// The compiler cannot see that the callback sets it.
		let reached = null as Reached | null;
		const mayFollow = async (redirects: readonly Redirect[]) => {
			const target = redirects.at(-1)?.location ?? url;
			reached = (await isReached(target)) ? { kind: 'reached', url: target, redirects } : null;
			return reached === null;
		};
		const request = { url, geo: options.geo, signal, mayFollow };
		const audited = await auditUrl(services, request, options, {
			wantsSite: true,
			isBrief,
			extractions,
			wantsDigest,
			render,
		});
		if (reached !== null) return reached;
		if (audited.kind === 'audited') heedCrawlDelay(audited.page, pace);
		const busy = busyWith(audited, attempt);
		if (busy === null) return audited;
		onBusyHost(url, busy.status, busy.pauseMs);
		pace.pause(url, busy.pauseMs);
	}
}

interface Busy {
	readonly status: number;
	readonly pauseMs: number;
}

/** How busy the server is with the page, or with its robots.txt; null if a retry is not worth the wait. */
function busyWith(audited: AuditedPage | FetchFailure, attempt: number): Busy | null {
	if (audited.kind === 'audited') {
		const pauseMs = pauseAfter(attempt, audited.page);
		return pauseMs === null ? null : { status: audited.page.status, pauseMs };
	}
	if (audited.kind !== 'robots_disallowed' || attempt === mostAttempts) return null;
	const { failing } = audited;
	return failing && { status: failing.status, pauseMs: Math.max(0, failing.untilMs - Date.now()) };
}

/** Longer pauses would keep a crawl from ever ending. */
const longestDelayMs = 30_000;

function heedCrawlDelay({ robots, url }: Pick<FetchedPage, 'robots' | 'url'>, pace: Pace): void {
	const seconds = robots.text === null ? null : crawlDelay(robots.text, robotsToken);
	if (seconds !== null) pace.slowDown(url, Math.min(seconds * 1000, longestDelayMs));
}

/** A server error may soon pass, and says nothing about the page. */
export const isPassing = ({ status }: Pick<FetchedPage, 'status'>) =>
	status === 429 || status >= 500;
