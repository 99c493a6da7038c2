import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('authorLinks', () => {
	it.each([
		['<link rel="author" href="/ann">', ['/ann']],
		['<link rel="author" href="/ann"><a rel="author" href="/ben">Ben</a>', ['/ann', '/ben']],
		['<a rel="nofollow AUTHOR" href=" /ann ">Ann', [' /ann ']],
		['<a rel="author" href="">Ann</a>', ['']],
		['<a rel="author">Ann</a>', []],
		['<a rel="co-author" href="/ann">Ann</a><a href="/author">Ann</a>', []],
		['<template><a rel="author" href="/ann">Ann</a></template>', []],
	])('are read from %s', (html, hrefs) => {
		expect(factsOfHtml(html).get('authorLinks')).toEqual(hrefs);
	});

	it('cannot be known in a fragment', () => {
		const html = '<a rel="author" href="/ann">Ann</a>';
		expect(whyUnknown('authorLinks', html, { scope: 'fragment' })).toBe('fragment');
	});
});
