import { parseContentType } from '../fetch/content-type.ts';
import type { FetchedPage, FetchFailure } from '../fetch/fetch-outcome.ts';
import type { PageFetcher, PageRequest } from '../fetch/fetch-page.ts';
import { headerValue } from '../fetch/http-client.ts';
import { mayCarryHeaders } from '../fetch/redirect.ts';
import type { Patience } from '../queue/wait-in-queue.ts';
import type { Renderer, RenderMode, RenderPool } from '../render/renderer.ts';
import type { Auditor, AuditPool } from './audit-pool.ts';
import { auditRendered } from './audit-rendered.ts';
import type { AuditResult, AuditTask } from './audit-task.ts';

export interface AuditServices {
	readonly fetcher: PageFetcher;
	readonly pool: Auditor;
	/** Null where pages are not rendered. */
	readonly renderer?: Renderer | null;
}

/** The services that all accounts of a server share; see `servicesOf` for those of one account. */
export interface SharedServices extends AuditServices {
	readonly pool: AuditPool;
	readonly renderer?: RenderPool | null;
}

export function servicesOf(
	accountId: number,
	{ fetcher, pool, renderer }: SharedServices,
	patience?: Patience,
): AuditServices {
	return {
		fetcher,
		pool: pool.forAccount(accountId, patience),
		renderer: renderer?.forAccount(accountId, patience) ?? null,
	};
}

export interface AuditedPage {
	readonly kind: 'audited';
	/** Without the body, which has moved to the audit thread. */
	readonly page: Omit<FetchedPage, 'body'>;
	readonly result: AuditResult;
	readonly rendering: Rendering;
}

/** Whether the scripts of the page ran before it was judged. */
export type Rendering =
	| { readonly kind: 'rendered' }
	/** Nobody asked for it. */
	| { readonly kind: 'not_asked' }
	/** The HTML has the content. */
	| { readonly kind: 'not_needed' }
	| { readonly kind: 'failed'; readonly reason: string };

interface UrlWishes
	extends Pick<AuditTask, 'extractions' | 'wantsDigest' | 'wantsSite' | 'isBrief'> {
	/** Default: `never`. */
	readonly render?: RenderMode;
}

/** Fetches a page and audits it, for commands and for the server. */
export async function auditUrl(
	services: AuditServices,
	request: PageRequest,
	options: AuditTask['options'],
	wishes: UrlWishes = {},
): Promise<AuditedPage | FetchFailure> {
	const { fetcher, pool, renderer } = services;
	const { extractions = [], isBrief = false, render = 'never' } = wishes;
	const { wantsDigest = false, wantsSite = false } = wishes;
	const outcome = await fetcher.fetchPage(request);
	if (outcome.kind !== 'page') return outcome;
	const { body, ...page } = outcome;
	const { charset } = parseContentType(headerValue(page.headers, 'content-type'));
	const task = {
		html: { kind: 'bytes' as const, bytes: body, charset },
		mostBytes: body.length,
		wantsSite,
		isBrief,
		extractions,
		wantsDigest,
		options: {
			...options,
			url: page.url,
			scope: 'document' as const,
			response: { status: page.status, headers: page.headers, redirects: page.redirects },
			robotsTxt: { status: page.robots.status, text: page.robots.text },
		},
	};
	if (!renderer || render === 'never') {
		const result = await pool.run(task, request.signal);
		return { kind: 'audited', page, result, rendering: { kind: 'not_asked' } };
	}
	const isSameHost = mayCarryHeaders(new URL(request.url), new URL(page.url));
	const audited = await auditRendered({ pool, renderer }, task, page, {
		headers: isSameHost ? request.headers : undefined,
		mode: render,
		signal: request.signal,
	});
	return { kind: 'audited', page, ...audited };
}
