import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const keywords = ['rye bread'];
const page = (body: string) => `<html lang="en">${body}`;

describe('altTextMatches', () => {
	it.each([
		['<img alt="Two rye breads">', true, 1],
		['<img alt="A jar"><img alt=""><img alt=" "><img>', false, 1],
		['<p hidden><img alt="Rye bread"></p>', false, 0],
		['<p>Rye bread</p>', false, 0],
		['<header><img alt="The rye bread bakery"></header><img alt="A jar">', false, 1],
	])('in %s find the keyword: %j, in %i alt texts', (body, isFound, altTexts) => {
		const facts = factsOfHtml(page(body), { keywords });
		expect(facts.get('altTextMatches')).toEqual([{ keyword: 'rye bread', isFound, altTexts }]);
	});

	it('count synonyms', () => {
		const synonyms = new Map([['rye bread', ['dark loaf']]]);
		const facts = factsOfHtml(page('<img alt="A dark loaf">'), { keywords, synonyms });
		expect(facts.get('altTextMatches')).toMatchObject([{ isFound: true }]);
	});

	it('follow the order of the request', () => {
		const facts = factsOfHtml(page('<img alt="Rye">'), { keywords: ['wheat', 'rye'] });
		expect(facts.get('altTextMatches')).toMatchObject([{ isFound: false }, { isFound: true }]);
		expect(factsOfHtml(page('<img alt="Rye">')).get('altTextMatches')).toEqual([]);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('altTextMatches', tooDeep, { keywords })).toBe('too_deep');
	});
});
