import type { ReportedRule } from '@plumbline/core';
import type { PageVerdict } from '@plumbline/core/api';
import { expect, test } from 'vitest';
import { explainBeside } from './explain-beside.ts';

const url = 'https://bakery.example/rye';
const google: PageVerdict['google'] = {
	state: 'not_indexed',
	verdict: 'NEUTRAL',
	coverage: 'Excluded by ‘noindex’ tag',
	robots_txt: 'ALLOWED',
	indexing: 'BLOCKED_BY_META_TAG',
	page_fetch: 'SUCCESSFUL',
	google_canonical: url,
	declared_canonical: url,
	crawled_as: 'MOBILE',
	rich_results: '',
	last_crawl: '2026-11-01T00:00:00.000Z',
	inspected_at: '2026-11-02T00:00:00.000Z',
	explanation: { code: '', reason: '', fix: '' },
};

// The join reads only names and states.
const reportOf = (rules: Readonly<Record<string, string>>) => ({
	rules: Object.entries(rules).map(([name, status]) => ({ name, status }) as ReportedRule),
});

test.each([
	['failed', 'Our audit finds the same directive.'],
	['passed', 'Our latest audit no longer finds this.'],
	['not_checked', 'A robots meta tag of the page says noindex.'],
])('a rule that is %s on the page decides how the sentence ends', (status, end) => {
	const verdict = { url, google, audit: null };
	const { reason } = explainBeside(verdict, reportOf({ page_is_indexable: status }), 'en');

	expect(reason.endsWith(end)).toBe(true);
});

test('uses the server’s crawl for rules that a single page cannot judge', () => {
	const chosen = { ...google, indexing: '', google_canonical: 'https://bakery.example/bread' };
	const rule = 'canonical_target_is_indexable';
	const audit = { verdict: '', audited_at: google.inspected_at, failed_rules: [rule] };
	const reasonWhen = (status: string) =>
		explainBeside({ url, google: chosen, audit }, reportOf({ [rule]: status }), 'en').reason;

	expect(reasonWhen('not_checked')).toContain('Your canonical points to a page that redirects');
	expect(reasonWhen('passed')).not.toContain('redirects');
});
