import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const elementsOf = (html: string) =>
	factsOfHtml(html)
		.get('snippetExclusions')
		?.map(({ element }) => element);

describe('snippetExclusions', () => {
	it.each([
		['<p>Rye <span data-nosnippet>bread</span></p><ul data-nosnippet="true"></ul>', ['span', 'ul']],
		['<div data-nosnippet><p data-nosnippet>Rye</p></div>', ['div', 'p']],
		['<P DATA-NOSNIPPET="false">Rye', ['p']],
		['<p class="data-nosnippet">Rye</p>', []],
		['<template><p data-nosnippet>Rye</p></template>', []],
	])('are seen in %s', (html, elements) => {
		expect(elementsOf(html)).toEqual(elements);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('snippetExclusions', `<p data-nosnippet></p>${tooDeep}`)).toBe('too_deep');
	});
});
