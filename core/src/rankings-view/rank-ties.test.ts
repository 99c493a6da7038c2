import { expect, it } from 'vitest';
import { factsOfHtml } from '../facts/facts-of-html.fixtures.ts';
import { rankTies } from './rank-ties.ts';

const facts = factsOfHtml(
	'<html lang="en"><title>Sourdough bread</title><h1>Rye bread</h1><p>Bread of rye.</p>',
);
const ties = (keyword: string, rank: number | null) => rankTies(facts, [{ keyword, rank }]);

it('ties a rank to a title without the words of the keyword', () => {
	expect(ties('rye bread', 11)).toMatchObject([
		{ rank: 11, isNearFirstPage: true, areHeadingsWithout: false, node: expect.anything() },
	]);
});

it('says when no heading has the words either', () => {
	expect(ties('wheat', 8)).toMatchObject([{ isNearFirstPage: false, areHeadingsWithout: true }]);
});

it.each([
	['a title that has its words', 'bread', 11],
	['a title that is its words', 'sourdough bread', 8],
	['a rank in the top three', 'croissant', 3],
	['a rank beyond thirty', 'croissant', 31],
	['a rank that is not known', 'croissant', null],
])('does not tie %s', (_case, keyword, rank) => {
	expect(ties(keyword, rank)).toEqual([]);
});

it('names the three best ranks, the best first', () => {
	const ranked = [9, 30, 4, 12].map((rank) => ({ keyword: `croissant ${rank}`, rank }));

	expect(rankTies(facts, ranked).map(({ rank }) => rank)).toEqual([4, 9, 12]);
});
