import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const textsOf = (html: string) =>
	factsOfHtml(html)
		.get('itemTexts')
		?.map(({ text }) => text);

describe('itemTexts', () => {
	it.each([
		['<b itemprop="name">\n Rye <i>bread</i></b>', ['Rye bread']],
		['<b property="schema:name">Rye<i hidden> bread</i></b>', ['Rye']],
		['<p itemprop="brand">Rye <b itemprop="name">bread</b></p>', ['Rye bread', 'bread']],
		['<b itemprop="name">Rye', ['Rye']],
		['<b itemprop="name"></b>', ['']],
		['<b itemprop="name"><img alt="Rye"></b>', [null]],
		['<b property="name">Rye<img alt="Bread"></b>', ['Rye']],
	])('are read from %s', (html, texts) => {
		expect(textsOf(html)).toEqual(texts);
	});

	it.each([
		['an item', '<p itemprop="offers" itemscope>12</p><p property="a" typeof="b">12</p>'],
		['an attribute', '<a itemprop="url" href="/">Rye</a><b itemprop="price" content="1">1 €</b>'],
		['a whole article', '<p itemprop="articleBody">Rye</p>'],
		['an image', '<img itemprop="image" data-src="/rye.jpg">'],
		['no property', '<p itemscope>Rye</p>'],
		['part of a template', '<template><b itemprop="name">Rye</b></template>'],
	])('are not read where the value is %s', (_name, html) => {
		expect(textsOf(html)).toEqual([]);
	});

	it('end soon after 300 characters', () => {
		const html = `<p itemprop="name">${'<i>rye bread </i>'.repeat(100)}</p>`;
		expect(only(textsOf(html) ?? null)).toBe('rye bread '.repeat(31).trim());
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('itemTexts', `<b itemprop="name">Rye</b>${tooDeep}`)).toBe('too_deep');
	});
});
