import { expect, test } from 'vitest';
import { parseSelector } from './parse-selector.ts';
import { createSelection } from './selected-values.ts';

const page = `<!doctype html><html lang="en-GB"><head><meta property="og:image" content="/rye.png">
<script type="application/ld+json">{"sku": 7}</script></head>
<body class="shop dark"><main id="main"><h1>Rye <em>bread</em></h1><ul class="list"><li>Flour<li class="last">Salt</ul>
<p class="price" data-Currency="EUR">  4,20
 € </p><p>Fresh</p><div><p class="price old">5,00 €</p></div></main></body></html>`;

const limits = { values: 100, characters: 100 };

function values(text: string, attribute: string | null = null, most = limits) {
	const selector = parseSelector(text);
	return selector && createSelection(page)(selector, attribute, most);
}

test.each([
	['h1', ['Rye bread']],
	['H1 > em', ['bread']],
	['main em', ['bread']],
	['main > em', []],
	['#main>.price', ['4,20 €']],
	['.price', ['4,20 €', '5,00 €']],
	['p.price.old', ['5,00 €']],
	['div p , h1', ['Rye bread', '5,00 €']],
	['ul + p', ['4,20 €']],
	['h1 + p', []],
	['h1 ~ p', ['4,20 €', 'Fresh']],
	['li.last', ['Salt']],
	['[data-currency]', ['4,20 €']],
	['[data-currency="eur"]', []],
	['[data-currency="eur" i]', ['4,20 €']],
	['[class~=old]', ['5,00 €']],
	['[class*=ric]', ['4,20 €', '5,00 €']],
	["p[class^='pr']", ['4,20 €', '5,00 €']],
	['[class$=old]', ['5,00 €']],
	['[class*=""]', []],
	['[type="application/ld+json"]', ['{"sku": 7}']],
	['body * em', ['bread']],
	['.sho', []],
])('%s finds %j', (selector, found) => {
	expect(values(selector)).toEqual(found);
});

test('an attribute takes the place of the text', () => {
	expect(values('[property="og:image"]', 'content')).toEqual(['/rye.png']);
	expect(values('html[lang|=en]', 'lang')).toEqual(['en-GB']);
	expect(values('h1', 'title')).toEqual([]);
});

test.each([
	'',
	'  ',
	'p:first-child',
	'p::before',
	'h1 >',
	', h1',
	'> h1',
	'[',
	'[a=b',
	'a[b=c]]',
	'a||b',
	'.',
	'#',
])('%j is refused', (selector) => {
	expect(parseSelector(selector)).toBeNull();
});

test('values and their texts are bounded, also in deep pages with long selectors', () => {
	expect(values('p', null, { values: 1, characters: 3 })).toEqual(['4,2']);
	const deep = createSelection(`${'<div class="a">'.repeat(200)}${'<b>x</b>'.repeat(5000)}`);
	const selector = parseSelector(`${'.a '.repeat(100)}b ~ b ~ b + b`);
	const begun = performance.now();
	expect(deep(selector!, null, limits)).toHaveLength(100);
	// Backtracking would take longer than the age of the universe.
	expect(performance.now() - begun).toBeLessThan(20_000);
});
