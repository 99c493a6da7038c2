import { auditHtmlPage, factsOfHtml, load, type Report } from '@plumbline/core';
import { countryOf } from '../../audit/country.ts';
import type { AuditWishes } from '../../post/audit-wishes.ts';
import type { FetchedPage } from './fetch-page.ts';

export interface PageAuditOptions {
	readonly wishes: AuditWishes;
	readonly postLanguage: string;
	readonly userLanguage: string;
}

/** Audits a whole page in the browser, with the same engine as the server. */
export async function auditPage(
	{ html, response, robotsTxt, url }: FetchedPage,
	{ wishes, postLanguage, userLanguage }: PageAuditOptions,
): Promise<Report> {
	const options = {
		...wishes,
		url,
		response,
		...(robotsTxt && { robotsTxt }),
		scope: 'document',
		geo: countryOf(postLanguage),
		locale: userLanguage,
	} as const;
	await load({ html: true, locale: userLanguage, languages: [wishes.textLanguage] });
	const facts = factsOfHtml(html, options);
	await load({ page: facts });
	return auditHtmlPage(facts, options);
}
