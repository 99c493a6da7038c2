import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const hiddenOf = (html: string) =>
	factsOfHtml(html)
		.get('mainLandmarks')
		?.map(({ isHidden }) => isHidden);

describe('mainLandmarks', () => {
	it.each([
		['<main></main>', [false]],
		['<main role="main">Rye', [false]],
		['<div role="main"></div><main hidden></main>', [false, true]],
		['<div style="display: none"><main></main></div>', [true]],
		['<div role="banner"></div><article></article>', []],
		['<template><main></main></template>', []],
	])('are seen in %s', (html, hidden) => {
		expect(hiddenOf(html)).toEqual(hidden);
	});

	it('cannot be known in a fragment', () => {
		expect(whyUnknown('mainLandmarks', '<main></main>', { scope: 'fragment' })).toBe('fragment');
	});
});
