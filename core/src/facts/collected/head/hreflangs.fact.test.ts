import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('hreflangs', () => {
	it.each([
		[
			'<link rel="alternate" hreflang="de-AT" href="/de">',
			{ code: 'de-AT', href: '/de', inHead: true },
		],
		['<link rel="ALTERNATE nofollow" hreflang="de">', { code: 'de', href: '' }],
		[
			'<link rel="alternate" type="text/html" hreflang="de" href="/de">',
			{ code: 'de', href: '/de' },
		],
		['<body><link rel="alternate" hreflang="de" href="/de">', { inHead: false }],
		['<img><link rel="alternate" hreflang="de" href="/de">', { inHead: false }],
	])('%s', (html, expected) => {
		expect(only(factsOfHtml(html).get('hreflangs'))).toMatchObject(expected);
	});

	it.each([
		'<link rel="alternate" type="application/rss+xml" href="/feed">',
		'<link rel="alternate" type="application/rss+xml" hreflang="de" href="/de/feed">',
		'<link rel="alternate" type="Application/Atom+XML" hreflang="de" href="/de/feed">',
		'<link rel="canonical" hreflang="de" href="/de">',
		'<a rel="alternate" hreflang="de" href="/de">Deutsch</a>',
	])('%s is not an hreflang', (html) => {
		expect(factsOfHtml(html).get('hreflangs')).toEqual([]);
	});

	it('cannot be known in a fragment', () => {
		const html = '<link rel="alternate" hreflang="de" href="/de">';
		expect(whyUnknown('hreflangs', html, { scope: 'fragment' })).toBe('fragment');
	});
});
