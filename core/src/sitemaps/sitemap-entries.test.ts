import { expect, test } from 'vitest';
import { parseSitemap } from './parse-sitemap.ts';
import { sitemapEntries } from './sitemap-entries.ts';

const now = new Date('2026-11-21T12:00:00Z');

function entries(text: string) {
	const sitemap = parseSitemap(text);
	if (!sitemap) throw new Error('Not a sitemap');
	return sitemapEntries('https://www.a.example/sitemap.xml', { ...sitemap, text }, now).map(
		({ address, fault, modified }) => [address, modified, fault],
	);
}

test('gives each URL its own date, whatever the order and however many others have one', () => {
	const text = `<urlset><!-- <url><loc>https://a.example/x</loc></url> -->
		<url><lastmod>2026-01-02</lastmod><loc>https://a.example/1</loc></url>
		<url><loc><![CDATA[https://a.example/2?a&b]]></loc><image:image><image:loc>/i.png</image:loc></image:image></url>
		<url><lastmod>2026-03-04</lastmod></url>
		<url><loc>https://a.example/3</loc><lastmod> 2026-05-06T10:00Z </lastmod></url></urlset>`;
	expect(entries(text)).toEqual([
		['https://a.example/1', '2026-01-02', null],
		['https://a.example/2?a&b', '', null],
		['https://a.example/3', '2026-05-06T10:00Z', null],
	]);
});

test('names the fault of an entry', () => {
	const text = `<urlset><url><loc>/relative</loc></url>
		<url><loc>https://b.example/</loc></url>
		<url><loc>https://a.example/1</loc><lastmod>yesterday</lastmod></url>
		<url><loc>https://a.example/2</loc><lastmod>2031-01-01</lastmod></url></urlset>`;
	expect(entries(text).map(([, , fault]) => fault)).toEqual([
		'relative',
		'other_host',
		'wrong_date',
		'wrong_date',
	]);
});

test('an index may list files of other hosts', () => {
	const text =
		'<sitemapindex><sitemap><loc>https://cdn.example/1.xml</loc><lastmod>2026-01-01</lastmod></sitemap></sitemapindex>';
	expect(entries(text)).toEqual([['https://cdn.example/1.xml', '2026-01-01', null]]);
});

test('a text and a feed have no dates', () => {
	expect(entries('https://a.example/1\nhttps://a.example/2')).toHaveLength(2);
	const feed = '<rss><channel><item><link>https://a.example/n</link></item></channel></rss>';
	expect(entries(feed)).toEqual([['https://a.example/n', '', null]]);
});
