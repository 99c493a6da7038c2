import { describe, expect, it } from 'vitest';
import { factsOfHtml, only } from '../../facts-of-html.fixtures.ts';

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
		const facts = factsOfHtml('<link rel="canonical" href="/rye">', { scope: 'fragment' });
		expect(facts.get('canonicals')).toBeNull();
		expect(facts.reason('canonicals')).toBe('fragment');
	});
});

describe('statedCanonicals', () => {
	const addresses = (html: string, link?: string) => {
		const headers = link === undefined ? [] : [['link', link] as const];
		const facts = factsOfHtml(html, { response: { status: 200, headers } });
		return facts.get('statedCanonicals')?.map(({ address }) => address);
	};

	it.each([
		['an element', '<link rel="canonical" href="/rye">', undefined, ['https://example.com/rye']],
		['a header', '', '</rye>; rel="canonical"', ['https://example.com/rye']],
		[
			'both',
			'<link rel="canonical" href="https://example.com/rye">',
			'<https://example.com/wheat>; rel=canonical',
			['https://example.com/rye', 'https://example.com/wheat'],
		],
		['other headers', '', '</a.css>; rel=preload; as=style', []],
		['a header for another language', '', '</de>; rel="canonical"; hreflang="de"', []],
		['the body', '<body><link rel="canonical" href="/rye">', undefined, []],
		['an empty address', '<link rel="canonical" href="">', undefined, []],
	])('from %s', (_name, html, link, expected) => {
		expect(addresses(html, link)).toEqual(expected);
	});

	it('resolve against the base tag in the page, and against the page URL in a header', () => {
		const html = '<base href="https://example.org/"><link rel="canonical" href="rye">';
		expect(addresses(html, '<rye>; rel=canonical')).toEqual([
			'https://example.org/rye',
			'https://example.com/bread/rye',
		]);
	});
});
