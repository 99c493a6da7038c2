import { parseContentType } from '../fetch-page/content-type.ts';
import type { FetchedPage, FetchFailure } from '../fetch-page/fetch-outcome.ts';
import type { PageFetcher, PageRequest } from '../fetch-page/fetch-page.ts';
import { headerValue } from '../fetch-page/http-client.ts';
import type { Auditor, AuditPool, Patience } from './audit-pool.ts';
import type { AuditResult, AuditTask } from './audit-task.ts';

export interface AuditServices {
	readonly fetcher: PageFetcher;
	readonly pool: Auditor;
}

/** The services that all accounts of a server share; see `servicesOf` for those of one account. */
export interface SharedServices extends AuditServices {
	readonly pool: AuditPool;
}

export function servicesOf(
	accountId: number,
	{ fetcher, pool }: SharedServices,
	patience?: Patience,
): AuditServices {
	return { fetcher, pool: pool.forAccount(accountId, patience) };
}

export interface AuditedPage {
	readonly kind: 'audited';
	/** Without the body, which has moved to the audit thread. */
	readonly page: Omit<FetchedPage, 'body'>;
	readonly result: AuditResult;
}

/** Fetches a page and audits it, for commands and for the server. */
export async function auditUrl(
	{ fetcher, pool }: AuditServices,
	request: PageRequest,
	options: AuditTask['options'],
	{ wantsSite = false }: Pick<AuditTask, 'wantsSite'> = {},
): Promise<AuditedPage | FetchFailure> {
	const outcome = await fetcher.fetchPage(request);
	if (outcome.kind !== 'page') return outcome;
	const { body, ...page } = outcome;
	const { charset } = parseContentType(headerValue(page.headers, 'content-type'));
	const task: AuditTask = {
		html: { kind: 'bytes', bytes: body, charset },
		mostBytes: body.length,
		wantsSite,
		options: {
			...options,
			url: page.url,
			scope: 'document',
			response: { status: page.status, headers: page.headers, redirects: page.redirects },
			robotsTxt: { status: page.robots.status, text: page.robots.text },
		},
	};
	return { kind: 'audited', page, result: await pool.run(task, request.signal) };
}
