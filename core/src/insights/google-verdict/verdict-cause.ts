import { addressDifference } from '../../addresses/address-spelling.ts';
import { type AuditBeside, type InspectedPage, inspectedState } from './inspected-page.ts';

/** Why Google shows a page or leaves it out. */
export type VerdictCause =
	| 'indexed'
	| 'blocked_by_robots_txt'
	| 'noindex_tag'
	| 'noindex_header'
	| 'not_found'
	| 'soft_404'
	| 'access_denied'
	| 'server_error'
	| 'redirect_error'
	| 'redirects'
	| 'canonical_points_elsewhere'
	| 'other_canonical_chosen'
	| 'duplicate_without_canonical'
	| 'crawled_not_indexed'
	| 'discovered_not_crawled'
	| 'unknown_to_google'
	| 'not_inspected'
	| 'other';

export function verdictCause(page: InspectedPage): VerdictCause {
	const state = inspectedState(page.verdict);
	if (state === 'unknown') return 'not_inspected';
	if (state === 'indexed') return 'indexed';
	return blocked(page) ?? fetchFailed(page) ?? canonical(page) ?? bySentence(page.coverage);
}

function blocked({ robotsTxt, indexing, pageFetch }: InspectedPage): VerdictCause | null {
	if (robotsTxt === 'DISALLOWED' || pageFetch === 'BLOCKED_ROBOTS_TXT')
		return 'blocked_by_robots_txt';
	if (indexing === 'BLOCKED_BY_META_TAG') return 'noindex_tag';
	return indexing === 'BLOCKED_BY_HTTP_HEADER' ? 'noindex_header' : null;
}

/** https://developers.google.com/webmaster-tools/v1/urlInspection.index/UrlInspectionResult, read 2026-11-25 */
const fetchCauses: Readonly<Record<string, VerdictCause>> = {
	SOFT_404: 'soft_404',
	NOT_FOUND: 'not_found',
	ACCESS_DENIED: 'access_denied',
	ACCESS_FORBIDDEN: 'access_denied',
	BLOCKED_4XX: 'access_denied',
	SERVER_ERROR: 'server_error',
	INTERNAL_CRAWL_ERROR: 'server_error',
	REDIRECT_ERROR: 'redirect_error',
};

function fetchFailed({ pageFetch }: InspectedPage): VerdictCause | null {
	return fetchCauses[pageFetch] ?? null;
}

function canonical({ url, coverage, ...page }: InspectedPage): VerdictCause | null {
	const { googleCanonical: chosen, declaredCanonical: declared } = page;
	if (/redirect/i.test(coverage)) return 'redirects';
	if (chosen === '' || isSamePage(chosen, url)) return null;
	if (declared === '') return 'duplicate_without_canonical';
	return isSamePage(declared, chosen) ? 'canonical_points_elsewhere' : 'other_canonical_chosen';
}

function isSamePage(one: string, other: string): boolean {
	const [first, second] = [URL.parse(one), URL.parse(other)];
	return first !== null && second !== null && addressDifference(first, second) === 'none';
}

/** Only the sentence tells these apart; it is requested in English. */
function bySentence(coverage: string): VerdictCause {
	if (/^crawled\b/i.test(coverage)) return 'crawled_not_indexed';
	if (/^discovered\b/i.test(coverage)) return 'discovered_not_crawled';
	if (/unknown to google/i.test(coverage)) return 'unknown_to_google';
	return /^duplicate without/i.test(coverage) ? 'duplicate_without_canonical' : 'other';
}

/** The rules of ours that explain each cause, the most telling first. */
const rulesBehind: Readonly<Partial<Record<VerdictCause, readonly string[]>>> = {
	blocked_by_robots_txt: ['page_is_not_blocked_by_robots_txt'],
	noindex_tag: ['page_is_indexable'],
	noindex_header: ['page_is_indexable'],
	not_found: ['http_status_is_ok'],
	soft_404: ['content_is_not_soft_404', 'main_content_is_not_thin'],
	access_denied: ['http_status_is_ok'],
	server_error: ['http_status_is_ok'],
	other_canonical_chosen: [
		'canonical_target_is_indexable',
		'only_one_canonical_tag',
		'canonical_is_in_head',
		'canonical_is_valid',
		'canonical_does_not_point_to_home',
		'canonical_same_after_render',
		'hreflang_agrees_with_canonical',
		'internal_links_use_canonical_urls',
	],
	canonical_points_elsewhere: ['canonical_points_to_this_page'],
	duplicate_without_canonical: ['canonical_tag_used'],
	crawled_not_indexed: ['main_content_is_not_thin', 'content_is_not_soft_404'],
	discovered_not_crawled: ['page_is_linked_on_site'],
	unknown_to_google: ['page_is_linked_on_site'],
};

/** The rule of ours that failed and explains the cause; null if none did. */
export function ruleBehind(cause: VerdictCause, audit: AuditBeside | null): string | null {
	const failed = new Set(audit?.failedRules);
	return rulesBehind[cause]?.find((rule) => failed.has(rule)) ?? null;
}

/** Causes that our audit would see as well, so that its silence means they are gone. */
const seenByAudits: ReadonlySet<VerdictCause> = new Set([
	'blocked_by_robots_txt',
	'noindex_tag',
	'noindex_header',
	'not_found',
	'access_denied',
	'server_error',
]);

/** Whether the page was mended after Google’s last visit, as far as our audit tells. */
export function isMendedSince(
	cause: VerdictCause,
	{ lastCrawlMs }: InspectedPage,
	audit: AuditBeside | null,
): boolean {
	if (audit === null || !seenByAudits.has(cause) || ruleBehind(cause, audit) !== null) return false;
	if (rulesBehind[cause]?.some((rule) => audit.uncheckedRules?.includes(rule))) return false;
	return lastCrawlMs === null || audit.auditedMs > lastCrawlMs;
}
