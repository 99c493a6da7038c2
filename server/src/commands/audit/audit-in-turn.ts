import { crawlDelay } from '@plumbline/core';
import { type AuditedPage, type AuditServices, auditUrl } from '../../audits/audit-url.ts';
import type { Pace } from '../../crawl/pace.ts';
import type { FetchedPage, FetchFailure } from '../../fetch-page/fetch-outcome.ts';
import { headerValue } from '../../fetch-page/http-client.ts';
import { robotsToken } from '../../fetch-page/robots/check-robots.ts';
import { pauseBefore, retryAfterMs } from '../../sources/pause.ts';
import type { AuditSettings } from './audit-settings.ts';
import type { TellBusyHost } from './tell-busy-hosts.ts';

type Answer = Pick<FetchedPage, 'status' | 'headers'>;

interface Turn {
	readonly services: AuditServices;
	readonly settings: AuditSettings;
	readonly signal: AbortSignal;
	readonly pace: Pace;
	readonly tellBusyHost: TellBusyHost;
}

const mostAttempts = 3;

/** Audits the page of an address. A server that is asked too often is asked again after the pause that it wants. */
export async function auditInTurn(
	url: string,
	{ services, settings: { options }, signal, pace, tellBusyHost }: Turn,
): Promise<AuditedPage | FetchFailure> {
	for (let attempt = 1; ; attempt++) {
		await pace.turn(url, signal);
		const request = { url, geo: options.geo, signal };
		const audited = await auditUrl(services, request, options, { wantsSite: true });
		if (audited.kind === 'audited') heedCrawlDelay(audited.page, pace);
		if (attempt === mostAttempts || audited.kind !== 'audited' || !isTooBusy(audited.page)) {
			return audited;
		}
		const pauseMs = pauseBefore(attempt + 1, wantedPauseMs(audited.page));
		if (pauseMs === null) return audited;
		tellBusyHost(url, audited.page.status, pauseMs);
		pace.pause(url, pauseMs);
	}
}

/** Longer ones would keep a crawl from ever ending. */
const longestDelayMs = 30_000;

function heedCrawlDelay({ robots, url }: Pick<FetchedPage, 'robots' | 'url'>, pace: Pace): void {
	const seconds = robots.text === null ? null : crawlDelay(robots.text, robotsToken);
	if (seconds !== null) pace.slowDown(url, Math.min(seconds * 1000, longestDelayMs));
}

/** What a server in trouble answers may be over soon, and says nothing of the page. */
export const isPassing = ({ status }: Answer) => status === 429 || status >= 500;

const isTooBusy = (answer: Answer) =>
	answer.status === 429 || (answer.status === 503 && wantedPauseMs(answer) !== null);

function wantedPauseMs({ headers }: Answer): number | null {
	const value = headerValue(headers, 'retry-after');
	return retryAfterMs(new Headers({ 'retry-after': value }), Date.now());
}
