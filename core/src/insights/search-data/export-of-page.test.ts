import { expect, test } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { exportOfPage } from './export-of-page.ts';

const facts = factsOfHtml('<html lang="en"><title>Rye bread</title><p>We bake a dark loaf.</p>');
const url = 'https://bakery.example/rye/';
const figures = { clicks: 1, impressions: 10, position: 8 };
const queries = [
	{ query: 'croissant', ...figures },
	{ query: 'rye bread', ...figures, impressions: 90 },
];

test('an export of the page only has its own queries', () => {
	const pages = [{ url, ...figures }];
	expect(exportOfPage(facts, url, { pages, queries })).toEqual({
		total: figures,
		queriesAreOf: 'page',
		queries: queries.toReversed(),
	});
});

test('an export of the whole site gives the totals of the page and queries with its words', () => {
	const pages = [
		{ url, ...figures },
		{ url: 'https://bakery.example/croissants/', ...figures },
		{ url: 'https://www.bakery.example/rye#starter', clicks: 2, impressions: 30, position: 4 },
	];
	expect(exportOfPage(facts, url, { pages, queries })).toEqual({
		total: { clicks: 3, impressions: 40, position: 5 },
		queriesAreOf: 'site',
		queries: [queries[1]],
	});
});

test('the totals of a page that is not listed are unknown', () => {
	expect(exportOfPage(facts, url, { pages: [], queries })).toMatchObject({
		total: null,
		queriesAreOf: 'site',
	});
});
