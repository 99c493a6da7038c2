import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

describe('jump targets', () => {
	it.each([
		['<h2 id="rye">Rye</h2><p id="Salt">Salt</p>', ['rye', 'Salt']],
		['<a name="rye"></a><input name="rye2">', ['rye']],
		['<template><p id="rye"></p></template>', []],
	])('are read from %s', (html, expected) => {
		expect(new Set(factsOfHtml(html).get('jumpTargets'))).toEqual(new Set(expected));
	});
});

describe('snippet exclusions', () => {
	it('name the element with the attribute', () => {
		const html = '<p>Rye <span data-nosnippet>bread</span></p><ul data-nosnippet="true"></ul>';
		const read = factsOfHtml(html).get('snippetExclusions');
		expect(read?.map(({ element }) => element)).toEqual(['span', 'ul']);
	});
});

describe('script templates', () => {
	it.each([
		['<p v-if="open">{{ a }}</p><div x-data="{}"></div>', 2],
		['<body data-ng-app="shop"><p>{{ a }}</p>', 1],
		['<p class="v-if" data-v-1a2b>{{ a }}</p>', 0],
	])('are seen in %s', (html, count) => {
		expect(factsOfHtml(html).get('scriptTemplates')).toHaveLength(count);
	});
});

describe('times', () => {
	it('contain the machine-readable date', () => {
		const html = '<time datetime=" 2026-11-20 ">20 November</time><time>today</time>';
		const read = factsOfHtml(html).get('times');
		expect(read?.map(({ datetime }) => datetime)).toEqual(['2026-11-20', '']);
	});
});

describe('bold texts', () => {
	it.each([
		['<p><strong> What you  need </strong></p>', ['What you need']],
		['<p><b>Flour</b> and <strong>water</strong></p>', ['Flour', 'water']],
		['<a href="/"><b>Home</b></a><b hidden>no</b>', []],
	])('are read from %s', (html, expected) => {
		expect(
			factsOfHtml(html)
				.get('boldTexts')
				?.map(({ text }) => text),
		).toEqual(expected);
	});
});
