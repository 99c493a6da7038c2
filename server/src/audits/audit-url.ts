import { parseContentType } from '../fetch-page/content-type.ts';
import type { FetchedPage, FetchFailure } from '../fetch-page/fetch-outcome.ts';
import type { PageFetcher, PageRequest } from '../fetch-page/fetch-page.ts';
import { headerValue } from '../fetch-page/http-client.ts';
import type { AuditPool } from './audit-pool.ts';
import type { AuditResult, AuditTask } from './audit-task.ts';

export interface AuditServices {
	readonly fetcher: PageFetcher;
	readonly pool: AuditPool;
}

export interface AuditedPage {
	readonly kind: 'audited';
	/** Its body has moved to the thread that audited it. */
	readonly page: Omit<FetchedPage, 'body'>;
	readonly result: AuditResult;
}

/** Fetches and audits, for commands and the server alike. */
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
