import { describe, expect, it } from 'vitest';
import { factsOfHtml, only } from '../../facts-of-html.fixtures.ts';

describe('hreflangs', () => {
	it.each([
		[
			'<link rel="alternate" hreflang="de-AT" href="/de">',
			{ code: 'de-AT', href: '/de', inHead: true },
		],
		['<link rel="ALTERNATE nofollow" hreflang="de">', { code: 'de', href: '' }],
		['<body><link rel="alternate" hreflang="de" href="/de">', { inHead: false }],
		['<img><link rel="alternate" hreflang="de" href="/de">', { inHead: false }],
	])('%s', (html, expected) => {
		expect(only(factsOfHtml(html).get('hreflangs'))).toMatchObject(expected);
	});

	it.each([
		'<link rel="alternate" type="application/rss+xml" href="/feed">',
		'<link rel="canonical" hreflang="de" href="/de">',
		'<a rel="alternate" hreflang="de" href="/de">Deutsch</a>',
	])('%s is not an hreflang', (html) => {
		expect(factsOfHtml(html).get('hreflangs')).toEqual([]);
	});
});
