import { auditHtml, load, type Report } from '@plumbline/core';
import { countryOf } from '../audit/country.ts';
import type { AuditWishes } from '../post/audit-wishes.ts';
import type { FetchedPage } from './fetch-page.ts';

export interface PageAuditOptions {
	readonly wishes: AuditWishes;
	readonly postLanguage: string;
	readonly userLanguage: string;
}

/** Audits a whole page here in the browser, with the engine that the server has. */
export async function auditPage(
	{ html, robotsTxt, ...page }: FetchedPage,
	{ wishes, postLanguage, userLanguage }: PageAuditOptions,
): Promise<Report> {
	const audit = () =>
		auditHtml(html, {
			...wishes,
			...page,
			...(robotsTxt && { robotsTxt }),
			scope: 'document',
			geo: countryOf(postLanguage),
			locale: userLanguage,
		});
	await load({ html: true, languages: [postLanguage], locale: userLanguage });
	const report = audit();
	if (report.language === null || postLanguage.startsWith(report.language)) return report;
	await load({ languages: [report.language] });
	return audit();
}
