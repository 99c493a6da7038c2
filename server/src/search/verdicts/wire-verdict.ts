import { type AuditBeside, explainVerdict, inspectedState, type Locale } from '@plumbline/core';
import type { GoogleVerdict } from '@plumbline/core/api';
import { isoTime } from '@plumbline/core/time';
import type { StoredVerdict } from './verdicts.store.ts';

/** A verdict as the API shows it, explained beside our own. */
export function wireVerdict(
	stored: StoredVerdict,
	audit: AuditBeside | null,
	locale: Locale,
): GoogleVerdict {
	const { cause, reason, fix } = explainVerdict(stored, audit, locale);
	return {
		...wireFacts(stored),
		inspected_at: isoTime(stored.atMs),
		explanation: { code: cause, reason, fix },
	};
}

export function wirePastVerdict(stored: StoredVerdict) {
	return { since: isoTime(stored.atMs), ...wireFacts(stored) };
}

function wireFacts(stored: StoredVerdict) {
	return {
		state: inspectedState(stored.verdict),
		verdict: stored.verdict,
		coverage: stored.coverage,
		robots_txt: stored.robotsTxt,
		indexing: stored.indexing,
		page_fetch: stored.pageFetch,
		google_canonical: stored.googleCanonical || null,
		declared_canonical: stored.declaredCanonical || null,
		crawled_as: stored.crawledAs,
		rich_results: stored.richResults,
		last_crawl: isoTime(stored.lastCrawlMs),
	};
}
