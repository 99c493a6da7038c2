import { isHostOf } from '../accounts/own-host.ts';
import type { Site } from '../accounts/sites.store.ts';
import { rememberPage } from '../changes/history/remember-page.ts';
import type { Database } from '../database/open-database.ts';
import { invalidParameter } from '../http/problems/problem-error.ts';
import type { Call } from '../http/serve-endpoint.ts';
import type { AuditResult } from '../pages/audits/audit-task.ts';

export interface Remembered {
	readonly site: Site;
	readonly seenMs: number;
	readonly madeBy: string;
}

interface Wanted {
	/** URL of the page; HTML may have none. */
	readonly url?: string | undefined;
	readonly made_by?: string | undefined;
	readonly scope?: 'document' | 'fragment' | 'auto' | undefined;
}

/** The site whose history keeps the audit. */
export function remembered(
	{ made_by: madeBy = 'unknown', scope, url = '' }: Wanted,
	sites: readonly Site[],
	call: Call,
): Remembered {
	if (call.method !== 'POST') {
		throw invalidParameter('remember', 'A GET request must change nothing. Send a POST.');
	}
	if (scope === 'fragment') {
		throw invalidParameter('remember', 'A part of a page has no history. Send the whole page.');
	}
	const hostname = URL.parse(url)?.hostname ?? '';
	const site = sites.find(({ domain }) => isHostOf(hostname, [domain]));
	if (site !== undefined) return { site, seenMs: call.nowMs, madeBy };
	throw invalidParameter(
		'remember',
		'The page belongs to none of your sites. Add its site, or leave the parameter out.',
	);
}

interface AuditedUrl {
	readonly url: string;
	readonly status: number | null;
	readonly result: Pick<AuditResult, 'digest' | 'report' | 'unjudged'>;
}

export async function rememberAudited(
	database: Database,
	visit: Remembered,
	{ result: { digest, report, unjudged }, status, url }: AuditedUrl,
): Promise<void> {
	if (digest === undefined) throw new Error(`The audit of ${url} has no digest.`);
	await rememberPage(database, { ...visit, url, report, digest, status, unjudged });
}
