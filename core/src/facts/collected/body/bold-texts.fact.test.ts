import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const textsOf = (html: string) =>
	factsOfHtml(html)
		.get('boldTexts')
		?.map(({ text }) => text);

describe('boldTexts', () => {
	it.each([
		['<p><strong> What you  need </strong></p>', ['What you need']],
		['<p><b>Flour</b> and <strong>water</strong></p>', ['Flour', 'water']],
		['<p><b>Flour <strong>and water</strong></b></p>', ['Flour and water', 'and water']],
		['<p><b>Flour<br>water', ['Flour water']],
		['<p><b></b></p>', ['']],
		['<a href="/"><b>Home</b></a><b hidden>no</b>', []],
		['<nav><b>Menu</b></nav><footer><b>Contact</b></footer><aside><b>Ads</b></aside>', []],
		['<template><b>Flour</b></template><p>Flour</p>', []],
	])('are read from %s', (html, expected) => {
		expect(textsOf(html)).toEqual(expected);
	});

	it('end soon after 120 characters', () => {
		const html = `<b>${'<i>rye bread </i>'.repeat(100)}</b>`;
		expect(only(factsOfHtml(html).get('boldTexts')).text).toBe('rye bread '.repeat(13).trim());
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('boldTexts', `<b>Flour</b>${tooDeep}`)).toBe('too_deep');
	});
});
