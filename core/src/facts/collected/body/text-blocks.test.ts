import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const blocksOf = (html: string) => factsOfHtml(html).get('textBlocks') ?? [];
const textsOf = (html: string) => blocksOf(html).map(({ text }) => text);

describe('textBlocks', () => {
	it.each([
		['inline elements', '<p>Sour<b>dough</b> <a href="/">bread</a></p>', ['Sourdough bread']],
		['blocks', '<div>Rye<p>Wheat</p>Spelt</div>', ['Rye', 'Wheat', 'Spelt']],
		['a line break', '<p>Rye<br>Wheat</p>', ['Rye', 'Wheat']],
		['no line break of a heading', '<h1><b>Rye<br></b>bread<br></h1>Spelt', ['Rye bread', 'Spelt']],
		['cells and items', '<table><td>Rye<td>Wheat</table><li>Spelt', ['Rye', 'Wheat', 'Spelt']],
		['white space', '<p>\n Rye\t\n bread </p>', ['Rye bread']],
		['blocks of nothing', '<p> </p><p>\n</p><div></div>', []],
		['ruby', '<p><ruby>酵母<rt>こうぼ</rt></ruby>パン</p>', ['酵母パン']],
		['a shy hyphen, which stays', '<p>Brot&shy;laib</p>', ['Brot\u00adlaib']],
		['no paragraph at all', 'Rye bread', ['Rye bread']],
		['the summary of details', '<details><summary>Rye</summary>Bread</details>', ['Rye', 'Bread']],
	])('are separated by %s', (_name, html, texts) => {
		expect(textsOf(html)).toEqual(texts);
	});

	it.each([
		['the title', '<title>Rye</title>'],
		['a script', '<script>Rye</script>'],
		['a style', '<style>Rye</style>'],
		['a template', '<template><p>Rye</p></template>'],
		['noscript', '<noscript><p>Rye</p></noscript>'],
		['a comment', '<!-- Rye -->'],
		['the fallback of a frame', '<iframe>Rye</iframe>'],
		['the fallback of a film', '<video>Rye</video>'],
		['the fallback of a canvas', '<canvas>Rye</canvas>'],
		['the values of a form', '<select><option>Rye</select><textarea>Rye</textarea>'],
		['an svg', '<svg><title>Rye</title><text>Rye</text></svg>'],
		['something hidden', '<p hidden>Rye</p><div style="display:none">Rye</div>'],
	])('leave out %s', (_name, html) => {
		expect(textsOf(html)).toEqual([]);
	});

	it.each([
		['<p>Rye</p>', 'p'],
		['<h2>Rye</h2>', 'h2'],
		['<ul><li><b>Rye</b></ul>', 'li'],
		['<table><td>Rye</table>', 'td'],
		['<section>Rye</section>', 'div'],
		['<pre>Rye</pre>', 'pre'],
		['Rye', 'div'],
	])('%s is of the kind %j', (html, kind) => {
		expect(only(blocksOf(html)).kind).toBe(kind);
	});

	it('are the same in a fragment, whose outermost elements are blocks', () => {
		const html = '<p><strong>Rye</strong></p><h2><em>Spelt<br>bread</em></h2>';
		const blocks = factsOfHtml(html, { scope: 'fragment' }).get('textBlocks') ?? [];

		expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
			['p', 'Rye'],
			['h2', 'Spelt bread'],
		]);
	});

	it.each([
		['main', '<main><p>Rye</p></main>'],
		['body', '<body style="-webkit-backface-visibility: hidden"><p>Rye</p>'],
		['main', '<article><p>Rye</p></article>'],
		['main', '<main><header><p>Rye</p></header></main>'],
		['main', '<article><footer><p>Rye</p></footer></article>'],
		['main', '<div role="main"><p>Rye</p></div>'],
		['nav', '<main><nav><p>Rye</p></nav></main>'],
		['aside', '<main><aside><p>Rye</p></aside></main>'],
		['aside', '<aside><article><p>Rye</p></article></aside>'],
		['header', '<header><p>Rye</p></header>'],
		['header', '<div role="banner"><p>Rye</p></div>'],
		['footer', '<footer><p>Rye</p></footer>'],
		['footer', '<div role="contentinfo"><p>Rye</p></div>'],
		['nav', '<div role="search"><p>Rye</p></div>'],
		['body', '<div><p>Rye</p></div>'],
	])('belong to the region %s: %s', (region, html) => {
		expect(only(blocksOf(html)).region).toBe(region);
	});

	it.each([
		['<p>Rye bread</p>', 0, 0],
		['<p>Rye <a href="/">bread</a></p>', 5, 0],
		['<p><a href="/">Rye <b>bread</b></a></p>', 9, 0],
		['<p>Rye <code>bread</code></p>', 0, 5],
		['<pre>Rye bread</pre>', 0, 9],
		['<p>Press <kbd>Enter</kbd></p>', 0, 5],
	])('%s has %j characters in links and %j in code', (html, linkedLength, codeLength) => {
		expect(only(blocksOf(html))).toMatchObject({ linkedLength, codeLength });
	});

	it.each([
		['<p>Rye</p>', ''],
		['<html lang="en"><p>Rye</p>', 'en'],
		['<html lang="en"><div lang="DE-at"><p>Roggen</p></div>', 'de-at'],
	])('%s has the language %j', (html, lang) => {
		expect(only(blocksOf(html)).lang).toBe(lang);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('textBlocks', `<p>Rye</p>${tooDeep}Bread`)).toBe('too_deep');
	});

	it('are known down to 490 levels', () => {
		expect(textsOf(`${'<div>'.repeat(490)}Bread`)).toEqual(['Bread']);
	});
});
