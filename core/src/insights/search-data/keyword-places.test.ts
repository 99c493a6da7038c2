import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { keywordPlaces } from './keyword-places.ts';

const html = `<html lang="en"><title>Bread: the sourdough guide</title>
<main><h1>Sourdough bread for beginners</h1><h2 hidden>Sourdough bread</h2>
<p>We bake sourdough rye bread on every day of the week, and nobody goes home without a loaf.</p>
<p>Some sourdough bread keeps for a week.</p><img alt="" src="a.jpg"></main>`;

const places = (keyword: string, about = {}) => {
	const [report] = keywordPlaces(factsOfHtml(html, about), [keyword]);
	return Object.fromEntries((report?.places ?? []).map((place) => [place.name, place]));
};

it('says for each place how well the keyword fits', () => {
	const found = places('sourdough bread', { url: 'https://example.com/sourdough-bread' });
	const best = Object.entries(found).map(([name, place]) => [name, place.best]);
	expect(Object.fromEntries(best)).toEqual({
		title: 'scattered',
		description: 'absent',
		headings: 'exact',
		first_paragraph: 'inOrder',
		text: 'exact',
		alt: 'absent',
		url: 'exact',
	});
});

it('points at the words of each hit', () => {
	const { text } = places('sourdough bread');
	expect(text?.hitCount).toBe(2);
	const [first] = text?.hits ?? [];
	expect(first?.words.map(({ start, end }) => first.text.slice(start, end))).toEqual([
		'sourdough',
		'bread',
	]);
	expect(first?.node).not.toBeNull();
});

it('says where a place begins, with or without a hit', () => {
	const { first_paragraph, text, url } = places('croissant');
	expect(first_paragraph?.node).toBe(text?.node);
	expect(text?.node).not.toBeNull();
	expect(url?.node).toBeNull();
});

it('counts synonyms, and says which one was found', () => {
	const synonyms = { 'wheat bread': ['rye bread'], constructor: ['week'] };
	const [report, other] = keywordPlaces(factsOfHtml(html), ['wheat bread', 'constructor'], {
		synonyms,
	});
	const text = report?.places.find(({ name }) => name === 'text');
	expect(text?.hits.map(({ kind, synonym }) => [kind, synonym])).toEqual([['exact', 'rye bread']]);
	expect(other?.places.find(({ name }) => name === 'text')?.hitCount).toBe(2);
	expect(keywordPlaces(factsOfHtml(html), ['constructor'])[0]?.places[4]?.hitCount).toBe(0);
});

it('says what is missing, and what cannot be known', () => {
	expect(places('croissant').title).toMatchObject({ best: 'missing', hits: [] });
	expect(places('sourdough', { url: null }).url?.best).toBe('unknown');
});
