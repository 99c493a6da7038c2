import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const page = (body: string, head = '') =>
	`<!doctype html><html lang="en"><head>${head}</head><body>${body}`;

const matchesOf = (keyword: string, html: string) =>
	only(factsOfHtml(html, { keywords: [keyword] }).get('keywordMatches'));

describe('keywordMatches', () => {
	it('say where the keyword occurs', () => {
		const head = '<title>Rye bread</title><meta name="description" content="Dark loaves.">';
		const body = '<h1>Rye breads</h1><p>We bake rye bread. Rye bread keeps.</p>';
		const matches = matchesOf('rye bread', page(body, head));
		expect(matches).toMatchObject({
			keyword: 'rye bread',
			inTitles: { found: true },
			inDescriptions: { found: false },
			inMainHeadings: { found: true },
		});
		expect(matches.inText.matches.map(({ block }) => block)).toEqual([0, 1, 1]);
	});

	it.each([
		['<h1 hidden>Rye bread</h1>', false],
		['<h2>Rye bread</h2>', false],
		['<h1><img alt="Rye bread"></h1>', true],
		['<p>Rye bread</p>', false],
	])('are in a main heading of %s: %j', (body, found) => {
		expect(matchesOf('rye bread', page(body)).inMainHeadings?.found).toBe(found);
	});

	it.each([
		['sneakers', 'running shoe'],
		['boots', undefined],
	])('include the synonyms given for %j', (keyword, synonym) => {
		const synonyms = new Map([[keyword, ['running shoe']]]);
		const html = page('<p>Which running shoes stay dry?</p>');
		const facts = factsOfHtml(html, { keywords: ['sneakers'], synonyms });
		const { inText } = only(facts.get('keywordMatches'));
		expect(inText.matches[0]?.synonym).toBe(synonym);
	});

	it.each([
		['ısparta', true],
		['isparta', false],
	])('find %j in a Turkish quotation of an English page: %j', (keyword, found) => {
		const english = 'You need flour, water and salt, and the dough should rest for a few hours.';
		const html = page(`<p>${english}</p><p lang="tr">ISPARTA gülü</p>`);
		expect(matchesOf(keyword, html).inText.found).toBe(found);
	});

	it('follow the order of the request', () => {
		const keywords = ['wheat', 'rye'];
		const read = factsOfHtml(page('<p>Rye</p>'), { keywords }).get('keywordMatches');
		expect(read?.map(({ inText, keyword }) => [keyword, inText.found])).toEqual([
			['wheat', false],
			['rye', true],
		]);
		expect(factsOfHtml(page('<p>Rye</p>')).get('keywordMatches')).toEqual([]);
	});

	it('leave unknown what a fragment does not show', () => {
		const facts = factsOfHtml('<h1>Rye</h1>', { keywords: ['rye'], scope: 'fragment' });
		expect(only(facts.get('keywordMatches'))).toMatchObject({
			inTitles: null,
			inDescriptions: null,
			inMainHeadings: { found: true },
			inText: { found: true },
		});
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('keywordMatches', tooDeep, { keywords: ['rye'] })).toBe('too_deep');
	});
});
