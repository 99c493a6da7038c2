import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, whyUnknown } from '../../facts-of-html.fixtures.ts';

const descriptionsOf = (html: string) => factsOfHtml(html).get('descriptions');

describe('descriptions', () => {
	it.each([
		['<meta name="description" content="Rye bread">', { content: 'Rye bread', inHead: true }],
		['<meta name="DESCRIPTION" content="Rye bread">', { content: 'Rye bread' }],
		['<meta name=" description " content=" Rye bread ">', { content: 'Rye bread' }],
		['<meta name="description" content="Rye\n  bread">', { content: 'Rye bread' }],
		['<meta name="description" content="">', { content: '' }],
		['<meta name="description">', { content: '' }],
		['<meta name="description" content="Rye &quot;bread&quot;">', { content: 'Rye "bread"' }],
		['<p></p><meta name="description" content="Rye">', { inHead: false }],
		['<noscript><img></noscript><meta name="description" content="Rye">', { inHead: true }],
	])('%s', (html, expected) => {
		expect(only(descriptionsOf(html))).toMatchObject(expected);
	});

	it.each([
		'<meta property="og:description" content="Rye">',
		'<meta name="og:description" content="Rye">',
		'<meta name="descriptions" content="Rye">',
		'<meta itemprop="description" content="Rye">',
		'<meta http-equiv="description" content="Rye">',
		'<template><meta name="description" content="Rye"></template>',
		'<noscript><meta name="description" content="Rye"></noscript>',
		'<!-- <meta name="description" content="Rye"> -->',
	])('%s is not a description', (html) => {
		expect(descriptionsOf(html)).toEqual([]);
	});

	it('cannot be known in a fragment', () => {
		const html = '<meta name="description" content="Rye">';
		expect(whyUnknown('descriptions', html, { scope: 'fragment' })).toBe('fragment');
	});
});
