import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

const article = `<h1>Rye</h1><p>${'A dark bread with a thick crust. '.repeat(20)}</p>`;
const teaser = '<h3><a href="/wheat">Wheat</a></h3><p>A pale bread with a thin crust.</p>';
const headingsOf = (main: string) =>
	factsOfHtml(`<main>${main}</main>`)
		.get('mainText')
		?.blocks.flatMap(({ kind, text }) => (/^h\d$/.test(kind) ? [text] : []));

describe('withoutTeasers', () => {
	it.each([
		['teasers below an article', `${article}<h2>Read on</h2>${teaser}${teaser}`, ['Rye']],
		['one linked heading', `${article}${teaser}`, ['Rye', 'Wheat']],
		['a page of teasers', `<h1>Breads</h1>${teaser}${teaser}`, ['Breads', 'Wheat', 'Wheat']],
		[
			'sections whose headings link to a source',
			`${article}${`<h2><a href="https://example.org">Oats</a></h2><p>${'They are not bread. '.repeat(25)}</p>`.repeat(2)}`,
			['Rye', 'Oats', 'Oats'],
		],
		[
			'sections without links',
			`${article}<h2>Crust</h2><p>Thick.</p><h2>Crumb</h2><p>Dense.</p>`,
			['Rye', 'Crust', 'Crumb'],
		],
	])('looks at %s', (_name, main, headings) => {
		expect(headingsOf(main)).toEqual(headings);
	});
});
