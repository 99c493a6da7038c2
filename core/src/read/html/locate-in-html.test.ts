import { expect, it } from 'vitest';
import { factsOfHtml } from '../../run/audit-html.ts';
import { fromHtml } from './from-html.ts';

const html = `<!doctype html><html><head><title>Bread</title></head>
<body><main><ul><li>Rye</li><li>Spelt</li>
<li id="oats">Oats <b>only</b></li></ul><p>Bake.</p></main></body></html>`;

const placeOf = (start: string) => {
	const { locate } = factsOfHtml(html, { geo: 'us', scope: 'document' });
	return locate(html.indexOf(start));
};

it.each([
	['<li>Rye', 'html > body > main > ul > li:nth-of-type(1)'],
	['<li>Spelt', 'html > body > main > ul > li:nth-of-type(2)'],
	['<p>', 'html > body > main > p'],
	['<b>', '#oats > b'],
])('numbers only elements with siblings of the same name: %s', (start, selector) => {
	expect(placeOf(start).selector).toBe(selector);
});

it.each(['<li>Rye', '<li>Spelt', '<li id', '<b>', '<p>', '<title>'])(
	'finds %s by its path',
	(start) => {
		const { locate, locatePath } = fromHtml(html, { given: {}, scope: 'document' });
		const place = locate(html.indexOf(start));
		expect(locatePath(place.selector ?? '')).toBe(place);
	},
);

it.each(['html > body > main > ul > li:nth-of-type(9)', '#rye > b', 'html > body > p', '', 'a b'])(
	'finds nothing by the path %j, which leads nowhere',
	(path) => {
		const { locatePath } = fromHtml(html, { given: {}, scope: 'document' });
		expect(locatePath(path)).toBeNull();
	},
);

it('gives each of several children its own path', () => {
	const { locate } = factsOfHtml(html, { geo: 'us', scope: 'document' });
	const found = ['<li>Rye', '<li>Spelt', '<li id'].map((start) => locate(html.indexOf(start)));
	expect(found.map(({ selector }) => selector?.replace(/.* > /, ''))).toEqual([
		'li:nth-of-type(1)',
		'li:nth-of-type(2)',
		'#oats',
	]);
});

it('gives the position of a start tag, and shows the element on one line', () => {
	expect(placeOf('<li id')).toMatchObject({
		line: 3,
		column: 1,
		snippet: '<li id="oats">Oats <b>only</b></li>',
	});
});
