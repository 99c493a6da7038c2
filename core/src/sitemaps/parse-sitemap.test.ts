import { expect, test } from 'vitest';
import { parseSitemap } from './parse-sitemap.ts';

test.each([
	[
		'a sitemap',
		'<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc> https://a.example/x?a=1&amp;b=2 </loc></url><url><loc><![CDATA[https://a.example/y&z]]></loc></url></urlset>',
		{ kind: 'pages', addresses: ['https://a.example/x?a=1&b=2', 'https://a.example/y&z'] },
	],
	[
		'an index',
		'\uFEFF<sitemapindex><sitemap><loc>https://a.example/1.xml.gz</loc></sitemap></sitemapindex>',
		{ kind: 'index', addresses: ['https://a.example/1.xml.gz'] },
	],
	[
		'images and comments beside the pages',
		'<urlset><!-- <loc>https://a.example/old</loc> --><url><loc>https://a.example/</loc><image:image><image:loc>https://a.example/i.png</image:loc></image:image></url></urlset>',
		{ kind: 'pages', addresses: ['https://a.example/'] },
	],
	[
		'elements with a prefix',
		'<sm:urlset xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9"><sm:url><sm:loc>https://a.example/</sm:loc><image:image><image:loc>https://a.example/i.png</image:loc></image:image></sm:url></sm:urlset>',
		{ kind: 'pages', addresses: ['https://a.example/'] },
	],
	[
		'numeric characters',
		'<urlset><url><loc>https://a.example/&#233;&#x1F35E;</loc></url></urlset>',
		{
			kind: 'pages',
			addresses: ['https://a.example/é🍞'],
		},
	],
	[
		'lines of text',
		'https://a.example/1\r\n\r\nhttps://a.example/2\n',
		{
			kind: 'pages',
			addresses: ['https://a.example/1', 'https://a.example/2'],
		},
	],
	[
		'an RSS feed',
		'<?xml version="1.0"?><!-- Mill --><rss version="2.0"><channel><link>https://a.example/</link><item><title>One</title><link>https://a.example/1?a&amp;b</link><description>&lt;link></description></item><item><link><![CDATA[https://a.example/2]]></link><source><link>https://b.example/</link></source></item><image><link>https://a.example/</link></image></channel></rss>',
		{ kind: 'feed', addresses: ['https://a.example/1?a&b', 'https://a.example/2'] },
	],
	[
		'an Atom feed',
		`<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://a.example/"/><entry><link rel="edit" href="https://a.example/edit"/><link rel='alternate' href='https://a.example/1'/></entry><entry><link href="https://a.example/2?a&amp;b"></link></entry></feed>`,
		{ kind: 'feed', addresses: ['https://a.example/1', 'https://a.example/2?a&b'] },
	],
	[
		'a feed without entries',
		'<rss version="2.0"><channel></channel></rss>',
		{ kind: 'feed', addresses: [] },
	],
	['an empty sitemap', '<urlset/>', { kind: 'pages', addresses: [] }],
	['a page', '<!doctype html><html></html>', null],
	['a page about feeds', '<!doctype html><p>Begin with <rss version="2.0"></p>', null],
	['prose', 'Not a sitemap', null],
	['nothing', '', null],
] as const)('reads %s', (_what, text, expected) => expect(parseSitemap(text)).toEqual(expected));

test.each([
	'<loc>',
	'<loc ',
	'<loc><![CDATA[',
	'<!--',
	`<loc>${'a'.repeat(1_000_000)}<x`,
	`<loc>${' '.repeat(1_000_000)}<!---->`,
])('megabytes of unclosed tags are parsed quickly: %.20s', (text) => {
	const content = text.repeat(Math.ceil(3_000_000 / text.length));
	expect(parseSitemap(`<urlset>${content}`)).toEqual({ kind: 'pages', addresses: [] });
	const feed = `<rss><item>${content.replaceAll('loc', 'link')}`;
	expect(parseSitemap(feed)).toEqual({ kind: 'feed', addresses: [] });
});
