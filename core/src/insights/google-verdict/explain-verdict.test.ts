import { expect, test } from 'vitest';
import { explainVerdict } from './explain-verdict.ts';
import type { InspectedPage } from './inspected-page.ts';

const url = 'https://bakery.example/rye';
const crawledMs = Date.parse('2026-11-01');

function page(values: Partial<InspectedPage>): InspectedPage {
	return {
		url,
		verdict: 'NEUTRAL',
		coverage: '',
		robotsTxt: 'ALLOWED',
		indexing: 'INDEXING_ALLOWED',
		pageFetch: 'SUCCESSFUL',
		googleCanonical: url,
		declaredCanonical: url,
		lastCrawlMs: crawledMs,
		...values,
	};
}

const other = 'https://bakery.example/bread';

test.each([
	[{ verdict: 'PASS' }, 'indexed'],
	[{ verdict: '' }, 'not_inspected'],
	[{ robotsTxt: 'DISALLOWED', verdict: 'FAIL' }, 'blocked_by_robots_txt'],
	[{ indexing: 'BLOCKED_BY_META_TAG' }, 'noindex_tag'],
	[{ indexing: 'BLOCKED_BY_HTTP_HEADER' }, 'noindex_header'],
	[{ pageFetch: 'NOT_FOUND' }, 'not_found'],
	[{ pageFetch: 'SOFT_404' }, 'soft_404'],
	[{ coverage: 'Page with redirect', googleCanonical: other }, 'redirects'],
	[{ googleCanonical: other }, 'other_canonical_chosen'],
	[{ googleCanonical: other, declaredCanonical: other }, 'canonical_points_elsewhere'],
	[{ googleCanonical: other, declaredCanonical: '' }, 'duplicate_without_canonical'],
	[
		{ googleCanonical: `${url}#top`, coverage: 'Crawled - currently not indexed' },
		'crawled_not_indexed',
	],
	[
		{ googleCanonical: '', coverage: 'Discovered - currently not indexed' },
		'discovered_not_crawled',
	],
	[{ googleCanonical: '', coverage: 'URL is unknown to Google' }, 'unknown_to_google'],
	[{ coverage: 'Something new' }, 'other'],
] as const)('%j is explained as %s', (values, cause) => {
	expect(explainVerdict(page(values), null, 'en').cause).toBe(cause);
});

test('combines Google’s choice of a canonical with the findings about our own', () => {
	const audit = { auditedMs: crawledMs, failedRules: ['canonical_target_is_indexable'] };
	const explained = explainVerdict(page({ googleCanonical: other }), audit, 'en');
	expect(explained.reason).toBe(
		`Google chose ${other} as the canonical URL, although the page names ${url}. Your canonical points to a page that redirects, fails or is kept out of the index.`,
	);
});

test.each([
	[crawledMs + 1, [], true],
	[crawledMs - 1, [], false],
	[crawledMs + 1, ['page_is_indexable'], false],
] as const)(
	'an audit at %d with the failures %j: mended is %s',
	(auditedMs, failedRules, mended) => {
		const audit = { auditedMs, failedRules };
		const { reason } = explainVerdict(page({ indexing: 'BLOCKED_BY_META_TAG' }), audit, 'en');
		expect(reason.includes('no longer finds')).toBe(mended);
	},
);
