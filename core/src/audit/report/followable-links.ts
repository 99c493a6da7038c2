import { createFactStore } from '../../facts/fact-store.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { pageRefreshes } from '../../facts/page-refreshes.ts';
import { type AuditOptions, auditRequest } from '../audit-request.ts';

/** Absolute URLs, each once, that the page lets every crawler follow. */
export function followableLinks(page: PageFacts, options: AuditOptions): readonly string[] {
	const store = createFactStore(page, auditRequest(options));
	const forbids = (store.get('robotsDirectives') ?? []).some(
		({ crawler, name }) => crawler === 'robots' && (name === 'nofollow' || name === 'none'),
	);
	if (forbids) return [];
	const addresses = (store.get('linkTargets') ?? [])
		.filter(({ link, scheme }) => /^https?$/.test(scheme) && !link.rel.includes('nofollow'))
		.flatMap(({ address }) => address ?? []);
	// A delayed refresh is a temporary redirect: the page stays a page, and engines visit the target.
	const refreshed = pageRefreshes(page).map(({ target }) => target.href);
	return [...new Set([...addresses, ...refreshed])];
}
