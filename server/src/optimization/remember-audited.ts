import { isHostOf } from '../accounts/own-host.ts';
import type { Site } from '../accounts/sites.store.ts';
import type { AuditedPage } from '../audits/audit-url.ts';
import type { Database } from '../database/open-database.ts';
import { rememberPage } from '../history/remember-page.ts';
import { invalidParameter } from '../http/problems/problem-error.ts';
import type { Call } from '../http/serve-endpoint.ts';

export interface Remembered {
	readonly site: Site;
	readonly seenMs: number;
}

/** The site whose history keeps the audit. */
export function remembered(url: string, sites: readonly Site[], call: Call): Remembered {
	if (call.method !== 'POST') {
		throw invalidParameter('remember', 'A GET request must change nothing. Send a POST.');
	}
	const hostname = URL.parse(url)?.hostname ?? '';
	const site = sites.find(({ domain }) => isHostOf(hostname, [domain]));
	if (site !== undefined) return { site, seenMs: call.nowMs };
	throw invalidParameter(
		'remember',
		'The page belongs to none of your sites. Add its site, or leave the parameter out.',
	);
}

export async function rememberAudited(
	database: Database,
	{ seenMs, site }: Remembered,
	{ page, result: { digest, report } }: AuditedPage,
): Promise<void> {
	if (digest === undefined) throw new Error(`The audit of ${page.url} has no digest.`);
	const { status, url } = page;
	await rememberPage(database, { site, url, report, digest, status, seenMs, madeBy: 'unknown' });
}
