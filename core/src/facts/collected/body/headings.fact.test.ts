import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const headingsOf = (html: string) => factsOfHtml(html).get('headings');
const headingOf = (html: string) => only(headingsOf(html));

describe('headings', () => {
	it.each([
		['<h1>Bread</h1>', 1],
		['<H6>Bread</H6>', 6],
		['<div role="heading" aria-level="3">Bread</div>', 3],
		['<div role="heading">Bread</div>', 2],
		['<p role="heading" aria-level="7">Bread</p>', 7],
		['<div role="heading" aria-level="0">Bread</div>', 2],
		['<div role="heading" aria-level="much">Bread</div>', 2],
		['<h2 aria-level="4">Bread</h2>', 2],
		['<h2 role="heading" aria-level="4">Bread</h2>', 4],
	])('%s has level %j', (html, level) => {
		expect(headingOf(html).level).toBe(level);
	});

	it.each([
		['inline elements', '<h1>Sour<em>dough</em> <a href="/">bread</a></h1>', 'Sourdough bread'],
		['a line break', '<h1>Sourdough<br>bread</h1>', 'Sourdough bread'],
		['blocks', '<h1><div>Sourdough</div><div>bread</div></h1>', 'Sourdough bread'],
		['white space', '<h1>\n  Sourdough\t\n  bread </h1>', 'Sourdough bread'],
		['a no-break space, which stays', '<h1>Rye&nbsp;bread</h1>', 'Rye\u00a0bread'],
		[
			'ruby without its readings',
			'<h1><ruby>酵母<rp>(</rp><rt>こうぼ</rt></ruby>パン</h1>',
			'酵母パン',
		],
		['script and style', '<h1><style>b{}</style>Bread<script>1</script></h1>', 'Bread'],
		['noscript', '<h1>Bread<noscript>!</noscript></h1>', 'Bread'],
		['a template', '<h1>Bread<template>!</template></h1>', 'Bread'],
		['the title of an svg', '<h1><svg><title>Loaf</title></svg>Bread</h1>', 'Bread'],
		['the text of an svg', '<h1><svg><text>Loaf</text></svg>Bread</h1>', 'Bread'],
		['a hidden part', '<h1>Bread<span hidden> and butter</span></h1>', 'Bread'],
		['the fallback of a frame', '<h1>Bread<iframe>no frames</iframe></h1>', 'Bread'],
		['no end', '<h1>Bread', 'Bread'],
	])('read %s', (_name, html, text) => {
		expect(headingOf(html).text).toBe(text);
	});

	it.each([
		['<h1>Bread</h1>', false],
		['<h1></h1>', false],
		['<h1><span aria-hidden="true">Bread</span></h1>', true],
		['<h1><span aria-hidden="true"><b>Bread</b></span> </h1>', true],
		['<h1><span aria-hidden="true">B r e a d</span><b>Bread</b></h1>', false],
		['<h1 aria-label="Bread"><span aria-hidden="true">Bread</span></h1>', false],
		['<h1><span aria-hidden="true">Bread</span><img alt="Bread"></h1>', false],
		['<h1><span aria-hidden="false">Bread</span></h1>', false],
		['<div aria-hidden="true"><h1>Bread</h1></div>', false],
		['<h1 aria-hidden="true">Bread</h1>', false],
	])('%s is silent: %j', (html, isSilent) => {
		expect(headingOf(html).isSilent).toBe(isSilent);
	});

	it('know the ids that name them', () => {
		expect(headingOf('<h1 aria-labelledby=" bread loaf "></h1>').labelledBy).toBe('bread loaf');
		expect(headingOf('<h1 aria-labelledby=" ">Bread</h1>').labelledBy).toBeNull();
	});

	it.each([
		['its text', '<h1><img alt="Loaf">Bread</h1>', 'Bread'],
		['alt texts', '<h1><img alt="Rye"><img alt=""><img alt="bread"></h1>', 'Rye bread'],
		['the title of an svg', '<h1><svg><title> Loaf </title></svg></h1>', 'Loaf'],
		['its own aria-label', '<h1 aria-label=" Bread "></h1>', 'Bread'],
		['the name of a link', '<h1><a href="/" aria-label="Bread"></a></h1>', 'Bread'],
		['the title of a link', '<h1><a href="/" title=" Bread "></a></h1>', 'Bread'],
		[
			'alt texts before titles',
			'<h1><a title="Home"><img alt="Bread" title="x"></a></h1>',
			'Bread',
		],
		['no link that is hidden', '<h1><a title="Bread" aria-hidden="true"></a></h1>', ''],
		['the aria-label of an image', '<h1><img aria-label="Bread" title="x"></h1>', 'Bread'],
		['the title of an image', '<h1><img title="Rye"><img title="bread"></h1>', 'Rye bread'],
		['the same title once', '<h1><a title="Bread"><img title="Bread"></a></h1>', 'Bread'],
		['its own title', '<h1 title=" Bread "><img alt=""></h1>', 'Bread'],
		['its text, not a title', '<h1 title="x"><a href="/" title="y">Bread</a></h1>', 'Bread'],
		['nothing', '<h1><img></h1>', ''],
		['nothing but ornaments', '<h1><a href="/"><img alt="" title="Loaf"></a></h1>', ''],
	])('are named by %s', (_name, html, label) => {
		expect(headingOf(html).label).toBe(label);
	});

	it.each([
		['<h1>Bread <b>and</b> <a href="/">butter</a></h1>', []],
		['<h1><picture><img alt=""></picture></h1>', ['picture', 'img']],
		['<h1><svg></svg>Bread<button>Edit</button></h1>', ['svg', 'button']],
		['<h1><p>Bread</p></h1>', ['p']],
		['<h1>Bread<img hidden></h1>', []],
	])('%s has the parts %j', (html, names) => {
		expect(headingOf(html).parts.map(({ name }) => name)).toEqual(names);
	});

	it('know which part is hidden from assistive technology', () => {
		const { parts } = headingOf('<h1><svg aria-hidden="true"></svg><img alt="Loaf"></h1>');
		expect(parts).toMatchObject([
			{ name: 'svg', isAriaHidden: true, label: null },
			{ name: 'img', isAriaHidden: false, label: 'Loaf' },
		]);
	});

	it.each([
		['hidden', '<h1 hidden>Bread</h1>'],
		['inside something hidden', '<div hidden><h1>Bread</h1></div>'],
		['hidden by its style', '<h1 style="visibility: hidden">Bread</h1>'],
	])('are %s and keep their text', (_name, html) => {
		expect(headingOf(html)).toMatchObject({ isHidden: true, text: 'Bread' });
	});

	it.each([
		['<h1 aria-hidden="true">Bread</h1>', false],
		['<div aria-hidden="true"><h1>Bread</h1></div>', false],
		['<h1 aria-hidden="true"><img alt="Bread"></h1>', true],
		['<div aria-hidden="true"><h1></h1></div>', true],
	])('count in %s by their words: hidden %j', (html, isHidden) => {
		expect(headingOf(html).isHidden).toBe(isHidden);
	});

	it.each([
		['a template', '<template><h1>Bread</h1></template>'],
		['noscript', '<noscript><h1>Bread</h1></noscript>'],
		['a frame', '<iframe><h1>Bread</h1></iframe>'],
		['a text field', '<textarea><h1>Bread</h1></textarea>'],
	])('are not found in %s', (_name, html) => {
		expect(headingsOf(html)).toEqual([]);
	});

	it('come in page order, even if nested', () => {
		const html = '<h2>Rye</h2><div role="heading">Wheat <h3>Spelt</h3></div>';
		expect(headingsOf(html)?.map(({ text }) => text)).toEqual(['Rye', 'Wheat Spelt', 'Spelt']);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('headings', `${tooDeep}<h1>Bread</h1>`)).toBe('too_deep');
	});

	it('are known in a fragment', () => {
		const facts = factsOfHtml('<h2>Bread</h2>', { scope: 'fragment' });
		expect(only(facts.get('headings')).text).toBe('Bread');
	});
});
