import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const hrefsOf = (html: string) =>
	factsOfHtml(html)
		.get('baseTags')
		?.map(({ href }) => href);

describe('baseTags', () => {
	it.each([
		['<base href="/recipes/">', ['/recipes/']],
		['<BASE HREF=" /recipes/ ">', [' /recipes/ ']],
		['<base href="/recipes/"><body><base href="/">', ['/recipes/', '/']],
		['<base href="https://">', ['https://']],
		['<base href>', ['']],
		['<base target="_blank">', []],
		['<template><base href="/recipes/"></template>', []],
	])('are read from %s', (html, hrefs) => {
		expect(hrefsOf(html)).toEqual(hrefs);
	});

	it('cannot be known in a fragment', () => {
		expect(whyUnknown('baseTags', '<base href="/">', { scope: 'fragment' })).toBe('fragment');
	});
});
