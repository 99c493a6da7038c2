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

	it('have a word of the dish', () => {
		expect(suggestedFor(dish('Pumpkin Crumble'))).toEqual(['Pumpkin Crumble']);
	});

	it('do not begin with a product whose name goes on with its variants', () => {
		const name = 'Proofing basket of cane with a linen cover for loaves of 1 kg';
		expect(
			suggestedFor(`<h1>${name}</h1><p>€ 24.90</p><button>Add to cart</button>`)?.[0],
		).not.toBe(name);
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

function suggestedFor(body: string, head = '') {
	const html = `<!doctype html><html lang="en"><head><title>Larder</title>${head}</head><body>${body}</body></html>`;
	return factsOfHtml(html, { suggestKeywords: 5 }).get('suggestedKeywords');
}
