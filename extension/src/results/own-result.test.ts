import { expect, test } from 'vitest';
import type { KeptAudit } from '../history/kept-audit.ts';
import { textsFor } from '../texts/results/texts.generated.ts';
import { notesOn } from './own-result.ts';
import { queryOf } from './results-pages.ts';

const queries = [{ query: 'proofing basket', clicks: 1200, impressions: 1985, position: 6.84 }];
const finding = { status: 'failed', superseded: false, message: '', fix: '', occurrences: [] };
const lastAudit = {
	to: Date.UTC(2026, 10, 21, 12),
	findings: [
		{ ...finding, rule_name: 'title_tag_used', severity: 'error' },
		{ ...finding, rule_name: 'links_have_text', severity: 'warning' },
		{ ...finding, rule_name: 'image_has_alt', severity: 'note' },
	],
} as unknown as KeptAudit; // only what the notes read

test('shows the position, clicks and last verdict of a result of the user’s site', () => {
	expect(notesOn({ query: 'Proofing  Basket', queries, lastAudit }, textsFor('en'), 'en')).toEqual([
		'avg. position 6.8',
		'clicks 1,200',
		'audited Nov 21, 2026: 1 must fix, 1 worth fixing',
	]);
});

test('says nothing about a query that the file lacks, or a page that was never audited', () => {
	expect(notesOn({ query: 'rye', queries, lastAudit: null }, textsFor('en'), 'en')).toEqual([]);
});

test.each([
	['https://www.google.com/search?hl=en&q=rye+bread', 'rye bread'],
	['https://search.yahoo.co.jp/search?p=%E3%83%91%E3%83%B3', 'パン'],
	['https://www.google.com.evil.example/search?q=rye', ''],
	['https://www.bing.com/search', ''],
])('finds the query of %s', (url, query) => {
	expect(queryOf(url)).toBe(query);
});
