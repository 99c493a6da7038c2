import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { queriesOfPage } from './queries-of-page.ts';

const facts = factsOfHtml(
	'<html lang="en"><title>Bread of rye</title><p>We bake a dark loaf, and the bread keeps. Flour is of the mill.</p>',
);
const query = (text: string, impressions = 10) => ({
	query: text,
	clicks: 1,
	impressions,
	position: 8,
});

it('finds the queries whose words the page uses, sorted by impressions', () => {
	const queries = [query('dark loaf', 5), query('croissant', 900), query('rye bread', 70)];
	expect(queriesOfPage(facts, queries).map(({ query: text }) => text)).toEqual([
		'rye bread',
		'dark loaf',
	]);
});

it('ignores queries whose words only happen to share a passage', () => {
	expect(queriesOfPage(facts, [query('bake mill')])).toEqual([]);
});
