import { expect, it } from 'vitest';
import { factsOfHtml } from '../facts/facts-of-html.fixtures.ts';
import { rankTies } from './rank-tie.ts';

const facts = factsOfHtml(
	'<html lang="en"><title>Sourdough bread</title><h1>Rye bread</h1><p>Bread of rye.</p>',
);
const ties = (keyword: string, rank: number | null) => rankTies(facts, [{ keyword, rank }]);

it('ties a rank to the words that the page lacks where readers look first', () => {
	expect(ties('rye bread', 11)).toMatchObject([
		{ rank: 11, isNearFirstPage: true, areHeadingsWithout: false, node: expect.anything() },
	]);
	expect(ties('wheat', 8)).toMatchObject([{ isNearFirstPage: false, areHeadingsWithout: true }]);
});

it.each([
	['bread', 11],
	['sourdough bread', 8],
	['croissant', 2],
	['croissant', 80],
	['croissant', null],
])('says nothing of “%s” at %s', (keyword, rank) => {
	expect(ties(keyword, rank)).toEqual([]);
});
