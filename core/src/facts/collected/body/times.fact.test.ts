import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const datesOf = (html: string) =>
	factsOfHtml(html)
		.get('times')
		?.map(({ datetime }) => datetime);

describe('times', () => {
	it.each([
		['<time datetime=" 2026-11-20 ">20 November</time><time>today</time>', ['2026-11-20', '']],
		['<time datetime="soon">soon', ['soon']],
		['<time datetime></time>', ['']],
		['<p datetime="2026-11-20">20 November</p>', []],
		['<template><time datetime="2026-11-20"></time></template>', []],
	])('are read from %s', (html, dates) => {
		expect(datesOf(html)).toEqual(dates);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('times', `<time>today</time>${tooDeep}`)).toBe('too_deep');
	});
});
