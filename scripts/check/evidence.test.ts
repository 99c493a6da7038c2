import { expect, test } from 'vitest';
import { evidenceProblems, isStale } from './evidence.ts';

const today = new Date('2026-11-20T12:00:00Z');
const claim = (evidence: Partial<Parameters<typeof isStale>[0]['evidence']>) => ({
	name: 'a_rule',
	class: 'engine' as const,
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'Every page needs a title.',
		checked: '2026-11-20',
		...evidence,
	},
});

test.each([
	'https://developers.google.com/search/docs',
	'https://www.bing.com/webmasters/help',
	'https://html.spec.whatwg.org/multipage/',
	'https://www.rfc-editor.org/rfc/rfc9110',
	'https://datatracker.ietf.org/doc/html/rfc9309',
	'https://schema.org/Product',
	'https://searchadvisor.naver.com/guide',
])('%s may be the source of a rule of class engine', (url) => {
	expect(evidenceProblems(claim({ url }), today)).toEqual([]);
});

test.each([
	'https://moz.com/learn/seo',
	'https://developers.google.com.evil.example/search',
	'https://notgoogle.com/',
	'https://sites.google.com/view/somebody',
	'https://blog.naver.com/somebody',
	'https://en.wikipedia.org/wiki/Search_engine',
])('%s may only be the source of a convention', (url) => {
	expect(evidenceProblems(claim({ url }), today)).toHaveLength(1);
	expect(evidenceProblems({ ...claim({ url }), class: 'convention' }, today)).toEqual([]);
});

test.each([
	{ url: '' },
	{ url: 'http://developers.google.com/search' },
	{ says: ' ' },
	{ checked: '20 November 2026' },
	{ checked: '2026-02-30' },
	{ checked: '2026-11-21' },
	{ checked: '' },
])('%j is a problem', (evidence) => {
	expect(evidenceProblems(claim(evidence), today)).toHaveLength(1);
});

test.each([
	['2026-05-19', true],
	['2026-05-21', false],
	['2026-11-20', false],
	['2024-01-01', true],
])('a source read on %s is stale: %s', (checked, expected) => {
	expect(isStale(claim({ checked }), today)).toBe(expected);
});
