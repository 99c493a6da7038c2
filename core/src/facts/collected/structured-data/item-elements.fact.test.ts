import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const elementsOf = (html: string) => factsOfHtml(html).get('itemElements');

describe('itemElements', () => {
	it('contain the attributes of microdata and RDFa, and no others', () => {
		const html = '<p itemscope itemtype="https://schema.org/Product" typeof="Product" class="x">';
		expect(only(elementsOf(html)).attributes).toEqual({
			itemscope: '',
			itemtype: 'https://schema.org/Product',
			typeof: 'Product',
		});
	});

	it.each([
		['<a itemprop="url" href=" /rye ">Rye</a>', '/rye'],
		['<img itemprop="image" src="/rye.jpg">', '/rye.jpg'],
		['<object itemprop="image" data="/rye.svg"></object>', '/rye.svg'],
		['<time itemprop="datePublished" datetime="2026-11-20">today</time>', '2026-11-20'],
		['<abbr itemprop="datePublished" title="2026-11-20">today</abbr>', '2026-11-20'],
		['<span itemprop="price" content="12.50">12,50 €</span>', '12.50'],
		['<span property="schema:url" resource="/rye">Rye</span>', '/rye'],
		['<meta property="schema:name" content="Rye">', 'Rye'],
		['<meta property="HTTPS://schema.org/name" content="Rye">', 'Rye'],
		['<meta itemprop="name">', ''],
		['<b itemprop="name">Rye', null],
		['<a itemprop="name">Rye</a>', null],
	])('%s has the value %j', (html, value) => {
		expect(only(elementsOf(html)).value).toBe(value);
	});

	it('cut off embedded data', () => {
		const html = `<meta itemprop="image" content="data:,${'x'.repeat(3000)}">`;
		expect(only(elementsOf(html)).value).toHaveLength(2000);
	});

	it('know the nearest element above them', () => {
		const html = '<div itemscope><p><i itemprop="a"><b itemprop="b"></b></i></p></div>';
		const [div, i, b] = ['<div', '<i', '<b'].map((tag) => html.indexOf(tag));
		expect(elementsOf(html)?.map(({ holder, node }) => [node, holder])).toEqual([
			[div, null],
			[i, div],
			[b, i],
		]);
	});

	it.each([
		['<div id="a"><p id="b"><i itemprop="name">Rye</i></p></div>', ['a', 'b']],
		['<div id="a"><p id="b" itemscope></p></div>', []],
		['<i itemprop="name">Rye</i>', []],
	])('know the ids above a property without an item: %s', (html, ids) => {
		expect(only(elementsOf(html)).idsAbove).toEqual(ids);
	});

	it.each([
		'<p id="rye" resource="/rye">Rye</p>',
		'<meta property="og:title" content="Rye">',
		'<template><b itemprop="name">Rye</b></template>',
	])('are not found in %s', (html) => {
		expect(elementsOf(html)).toEqual([]);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('itemElements', `<p itemscope></p>${tooDeep}`)).toBe('too_deep');
	});
});
