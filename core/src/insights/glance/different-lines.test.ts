import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { ruleSetFor } from '../../rule-sets/rule-set.ts';
import { differentLines } from './different-lines.ts';
import { pageGlance } from './page-glance.ts';

const now = new Date('2026-11-21');
const glance = (html: string, about: Parameters<typeof factsOfHtml>[1] = {}) =>
	pageGlance(factsOfHtml(html, about), ruleSetFor('us'), now);

const bread =
	'<title>Bread</title><link rel="canonical" href="/bread/sourdough"><main><h1>Bread</h1><p>Flour.</p></main>';

it('lists nothing for the same page', () => {
	expect(differentLines(glance(bread), glance(bread))).toEqual([]);
});

it.each([
	['<title>Bread</title>', '<title>Rye bread</title>', ['title']],
	['<main>', '<meta name="robots" content="noindex"><main>', ['robots']],
	['href="/bread/sourdough"', 'href="/"', ['canonical']],
	['<p>Flour.', '<h2>Dough</h2><p>Flour.', ['words', 'headings']],
	['<p>', '<p><a href="/rye">Rye</a> ', ['words', 'links']],
])('lists the lines that differ after %s becomes %s', (before, after, lines) => {
	expect(differentLines(glance(bread), glance(bread.replace(before, after)))).toEqual(lines);
});

it('finds no difference between two pages that are each their own canonical', () => {
	const rye = bread.replace('/bread/sourdough', '/rye');
	expect(differentLines(glance(bread), glance(rye, { url: 'https://example.com/rye' }))).toEqual(
		[],
	);
});

it('ignores what is unknown on one side, and how many redirects led to the page', () => {
	const response = { status: 200, headers: null, redirectCount: 0 };
	const redirected = { ...response, redirectCount: 2 };

	expect(differentLines(glance(bread), glance(bread, { response }))).toEqual([]);
	expect(
		differentLines(glance(bread, { response: redirected }), glance(bread, { response })),
	).toEqual([]);
	const gone = { ...response, status: 404 };
	expect(differentLines(glance(bread, { response }), glance(bread, { response: gone }))).toEqual([
		'response',
	]);
});
