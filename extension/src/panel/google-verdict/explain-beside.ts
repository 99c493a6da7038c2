import {
	type AuditBeside,
	type ExplainedVerdict,
	explainVerdict,
	type Locale,
	type Report,
} from '@plumbline/core';
import type { PageVerdict } from '@plumbline/core/api';

/**
 * Joins Google’s verdict with the audit that the panel shows. Rules that only a crawl can check,
 * such as those about the canonical’s target, come from the server’s audit.
 */
export function explainBeside(
	{ audit, google, url }: PageVerdict,
	report: Pick<Report, 'rules'>,
	locale: Locale,
): ExplainedVerdict {
	const namesOf = (state: string) =>
		report.rules.filter(({ status }) => status === state).map(({ name }) => name);
	const unchecked = new Set(namesOf('not_checked'));
	const fromCrawl = audit?.failed_rules.filter((rule) => unchecked.has(rule)) ?? [];
	const beside: AuditBeside = {
		auditedMs: Date.now(),
		failedRules: [...namesOf('failed'), ...fromCrawl],
		uncheckedRules: [...unchecked],
	};
	return explainVerdict(
		{
			url,
			verdict: google.verdict,
			coverage: google.coverage,
			robotsTxt: google.robots_txt,
			indexing: google.indexing,
			pageFetch: google.page_fetch,
			googleCanonical: google.google_canonical ?? '',
			declaredCanonical: google.declared_canonical ?? '',
			lastCrawlMs: google.last_crawl === null ? null : Date.parse(google.last_crawl),
		},
		beside,
		locale,
	);
}
