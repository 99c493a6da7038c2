import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('authorMetas', () => {
	it.each([
		['<meta name="author" content=" Ann ">', { name: 'author', content: 'Ann', inHead: true }],
		['<meta name=" AUTHOR " content="Ann">', { name: 'author', content: 'Ann' }],
		['<meta name="author">', { content: '' }],
		['<body><meta name="author" content="Ann">', { inHead: false }],
	])('%s', (html, expected) => {
		expect(only(factsOfHtml(html).get('authorMetas'))).toMatchObject(expected);
	});

	it.each([
		'<meta name="authors" content="Ann">',
		'<meta property="author" content="Ann">',
		'<meta name="article:author" content="Ann">',
		'<noscript><meta name="author" content="Ann"></noscript>',
	])('%s does not name the author', (html) => {
		expect(factsOfHtml(html).get('authorMetas')).toEqual([]);
	});

	it('cannot be known in a fragment', () => {
		const html = '<meta name="author" content="Ann">';
		expect(whyUnknown('authorMetas', html, { scope: 'fragment' })).toBe('fragment');
	});
});
