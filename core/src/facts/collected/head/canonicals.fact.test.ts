import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('canonicals', () => {
	it.each([
		['<link rel="canonical" href="/rye">', { href: '/rye', inHead: true, qualifiers: [] }],
		['<link rel="CANONICAL nofollow" href="/rye">', { href: '/rye' }],
		['<link rel="canonical">', { href: null }],
		[
			'<link rel="canonical" href="/rye" media="print" lang="en">',
			{ qualifiers: ['lang', 'media'] },
		],
		['<body><link rel="canonical" href="/rye">', { inHead: false }],
		['<p>Bread</p><link rel="canonical" href="/rye">', { inHead: false }],
		['<noscript><img></noscript><link rel="canonical" href="/rye">', { inHead: true }],
	])('%s', (html, expected) => {
		expect(only(factsOfHtml(html).get('canonicals'))).toMatchObject(expected);
	});

	it.each(['<link rel="alternate" href="/rye">', '<a rel="canonical" href="/rye">Rye</a>'])(
		'%s is not a canonical',
		(html) => {
			expect(factsOfHtml(html).get('canonicals')).toEqual([]);
		},
	);

	it('cannot be known in a fragment', () => {
		const html = '<link rel="canonical" href="/rye">';
		expect(whyUnknown('canonicals', html, { scope: 'fragment' })).toBe('fragment');
	});
});
