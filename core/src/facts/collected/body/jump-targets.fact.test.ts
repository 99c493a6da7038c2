import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const targetsOf = (html: string) => new Set(factsOfHtml(html).get('jumpTargets')?.flat());

describe('jumpTargets', () => {
	it.each([
		['<h2 id="rye">Rye</h2><p id="Salt">Salt</p>', ['rye', 'Salt']],
		['<a name="rye"></a><input name="rye2">', ['rye']],
		['<a id="rye" name="wheat"></a>', ['rye', 'wheat']],
		['<p id>Rye</p>', ['']],
		['<svg id="loaf"><title id="rye">Rye</title></svg>', ['rye']],
		['<a href="#rye">Rye</a>', []],
		['<template><p id="rye"></p></template>', []],
	])('are read from %s', (html, expected) => {
		expect(targetsOf(html)).toEqual(new Set(expected));
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('jumpTargets', `<p id="rye">Rye</p>${tooDeep}`)).toBe('too_deep');
	});
});
