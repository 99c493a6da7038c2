import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const jelly = '<p>Quince jelly sets overnight.</p><p>We sell quince jelly.</p>';

describe('suggestedKeywords', () => {
	it.each([
		[
			'teasers below the text',
			`${jelly}<h2>Old windmills</h2><div><a href="/1">Old windmills</a></div>`,
		],
		[
			'a sidebar',
			`<main>${jelly}</main><aside><h2>Old windmills</h2><p>Old windmills turn.</p></aside>`,
		],
		[
			'a cookie notice',
			`${jelly}<p>Old windmills use cookies.</p><p>Old windmills and cookies.</p>`,
		],
		[
			'a warning of the server',
			`${jelly}<p><b>Warning</b>: Old windmills in <b>/srv/old.php</b> on line <b>7</b></p><p><b>Warning</b>: No old windmills in <b>/srv/old.php</b> on line <b>9</b></p>`,
		],
		['a button', `${jelly}<button>Old windmills</button><button>Old windmills now</button>`],
		[
			'what a template repeats',
			`${jelly}<p>Old windmills.</p><p>Old windmills.</p><p>Old windmills.</p>`,
		],
		[
			'code',
			`${jelly}<pre><code>old windmills</code></pre><pre><code>old windmills()</code></pre>`,
		],
	])('leaves out %s', (_what, body) => {
		expect(suggestedFor(body)).toEqual(['quince jelly']);
	});

	it('prefers headings to text, unless only links follow the heading', () => {
		const body = `${jelly}<h2>Copper pans</h2><p>Copper pans heat evenly.</p>`;
		expect(suggestedFor(body)).toEqual(['Copper pans', 'quince jelly']);
	});

	it.each([
		['in its head', '<meta property="article:tag" content="Apple rings">', ''],
		['in a link', '', '<a rel="tag" href="/tag">Apple rings</a>'],
	])('prefers what the page is tagged with %s', (_where, head, link) => {
		const body = '<p>Apple rings and copper pans.</p><p>Copper pans, apple rings.</p>';
		expect(suggestedFor(body)?.[0]).toBe('copper pans');
		expect(suggestedFor(body + link, head)?.[0]).toMatch(/^apple rings$/i);
	});

	it('takes the words of the URL as a sign of the subject', () => {
		const html =
			'<html lang="en"><head><title>Larder: jelly from Bern</title></head><body><h1>Jelly from Bern</h1><p>It sets overnight.</p></body></html>';
		for (const path of ['recipes/jelly-bern.html', 'jelly-bern/a-4711']) {
			const url = `https://example.com/${path}`;
			const keywords = factsOfHtml(html, { suggestKeywords: 5, url }).get('suggestedKeywords');
			expect(keywords?.[0]).toBe('Jelly from Bern');
		}
	});

	it('leaves out the name that the site gives itself', () => {
		const head = '<meta property="og:site_name" content="Quince Jelly">';
		expect(suggestedFor(jelly, head)).toEqual([]);
	});

	const dish = (name: string) =>
		`<h1>${name}</h1><h2>Ingredients</h2><p>500 g rye flour</p><p>350 ml water</p><p>2 tsp salt</p><h2>Method</h2><p>Stir the salt into the water.</p><p>Bake it.</p>`;

	it.each([
		['Rye Crumble (vegan, easy!)', 'Rye Crumble'],
		['Malibu Rye: A Delicious Dinner', 'Malibu Rye'],
		['Four Grain Rye Bread with Seeds', 'Four Grain Rye Bread with Seeds'],
	])('begin with the dish of %s, in its own capitals', (name, keyword) => {
		expect(suggestedFor(dish(name))?.[0]).toBe(keyword);
	});

	it.each([
		['Polenta', 'Polenta'],
		['Simple Rye Recipe with Seeds', 'Simple Rye with Seeds'],
		['Recette de Tarte au seigle', 'Tarte au seigle'],
		['Rye, Cheddar & Spinach Frittata', 'Rye, Cheddar & Spinach Frittata'],
	])('call the dish of %s %s', (name, keyword) => {
		expect(suggestedFor(dish(name))?.[0]).toBe(keyword);
	});

	it('have a word of the dish', () => {
		expect(suggestedFor(dish('Pumpkin Crumble'))).toEqual(['Pumpkin Crumble']);
	});

	it.each([
		['say it without the rest of the name', 'Rye bread keeps. Freeze rye bread.', true],
		['never say it alone', 'Malted rye bread keeps. Freeze malted rye bread.', false],
	])('have a piece of the name of the dish if the steps %s', (_what, text, isThere) => {
		const body = `${dish('Malted Rye Bread')}<p>${text}</p>`;
		expect(suggestedFor(body)).toEqual(['Malted Rye Bread', ...(isThere ? ['rye bread'] : [])]);
	});

	const offer = (headings: string, text = '') =>
		`${headings}<p>€ 24.90</p><button>Add to cart</button><p>${text}</p>`;

	it.each([
		['Crumb Proofing Basket 60 x 30 cm', 'Crumb Proofing Basket'],
		['4x Crumb Proofing Basket', 'Crumb Proofing Basket'],
		['Crumb Camera Pan/Tilt 1080P', 'Crumb Camera'],
		['Crumb 36-inch Rolling Bread Bag with Wheels', 'Crumb 36-inch Rolling Bread Bag'],
		['Crumb Oven C200 Black Steel Door Left', 'Crumb Oven C200'],
		['Crumb Oven 2 Black Steel', 'Crumb Oven 2 Black Steel'],
	])('call the product of %s %s', (name, keyword) => {
		expect(suggestedFor(offer(`<h1>${name}</h1>`))?.[0]).toBe(keyword);
	});

	it('do not begin with a product whose name goes on with its variants', () => {
		const name = 'Proofing basket of cane with a linen cover for loaves of 1 kg';
		expect(suggestedFor(offer(`<h1>${name}</h1>`))?.[0]).not.toBe(name);
	});

	it('take the name of the product from the heading that the title repeats', () => {
		const headings = '<h1>Customer reviews</h1><h1>Details about Round Rye Basket</h1>';
		const suggested = (title: string) => suggestedFor(offer(headings), '', title);
		expect(suggested('Round Rye Basket | Larder')?.[0]).toBe('Round Rye Basket');
		expect(suggested('About Rye | Larder')?.[0]).toBe('Details about Round Rye Basket');
	});

	it('have the brand that only the title has', () => {
		const suggested = suggestedFor(
			offer('<h1>MAVIS - Winter coat</h1>'),
			'',
			'Crumb MAVIS - Larder',
		);
		expect(suggested?.[0]).toBe('Crumb MAVIS');
	});

	it('leave out accessories of a product, but not what else it is called', () => {
		const text =
			'Linen cover for the rye basket. A linen cover. This rye basket has a linen cover.';
		expect(suggestedFor(offer('<h1>Round Rye Basket</h1>', text))).toEqual([
			'Round Rye Basket',
			'rye basket',
		]);
	});

	const story = (text: string) =>
		`<article><h1>Quince jelly wins in Bern</h1><p>By Ann Reed, 3 May 2026</p><p>${text}</p></article>`;
	const article = '<meta property="og:type" content="article">';

	it('leave out people and places of which only the text of an article speaks', () => {
		const text =
			'Quince jelly won. Copper pans shine. Quince jelly and copper pans, Carl Unger says. Carl Unger ate.';
		expect(suggestedFor(story(text), article)).toEqual(['Quince jelly']);
		const section = `${text}</p><h2>Copper pans</h2><p>Copper pans shine.`;
		expect(suggestedFor(story(section), article)).toEqual(['Quince jelly', 'copper pans']);
	});

	it('leave out the place from which an article reports', () => {
		const text = (place: string) => `${place} Quince jelly won.</p><p>${place} Quince jelly sets.`;
		const suggested = (place: string) =>
			suggestedFor(story(text(place)).replace('Bern', 'NEW BERN'), article);
		expect(suggested('NEW BERN:')).toEqual(['Quince jelly']);
		expect(suggested('NEW BERN won.')).toContain('NEW BERN');
	});

	it('are an empty list on a page without text, or if nobody asked', () => {
		expect(suggestedFor('')).toEqual([]);
		expect(factsOfHtml(jelly).get('suggestedKeywords')).toEqual([]);
	});

	it('cannot be known where the page nests too deep', () => {
		const html = jelly + tooDeep;
		expect(whyUnknown('suggestedKeywords', html, { suggestKeywords: 5 })).toBe('too_deep');
	});
});

function suggestedFor(body: string, head = '', title = 'Larder') {
	const html = `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
	return factsOfHtml(html, { suggestKeywords: 5 }).get('suggestedKeywords');
}
