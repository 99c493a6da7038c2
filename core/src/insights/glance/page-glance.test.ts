import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { ruleSetFor } from '../../rule-sets/rule-set.ts';
import { pageGlance } from './page-glance.ts';

const glance = (html: string, about: Parameters<typeof factsOfHtml>[1] = {}) =>
	pageGlance(factsOfHtml(html, about), ruleSetFor('us'), new Date('2026-11-21'));

it('gives the title as written, with its characters and pixels', () => {
	const { title } = glance('<title>Sourdough bread | Corner Bakery</title>');

	expect(title).toMatchObject({ text: 'Sourdough bread | Corner Bakery', characters: 31 });
	expect(title?.pixels).toBeGreaterThan(200);
});

it('gives no pixels for a script whose letters join', () => {
	expect(glance('<title>خبز العجين المخمر</title>').title).toMatchObject({ pixels: null });
});

it.each([
	['', 'none', []],
	[
		'<link rel="canonical" href="/bread/sourdough">',
		'self',
		['https://example.com/bread/sourdough'],
	],
	['<link rel="canonical" href="/">', 'other', ['https://example.com/']],
	[
		'<link rel="canonical" href="/a"><link rel="canonical" href="/b">',
		'several',
		['https://example.com/a', 'https://example.com/b'],
	],
])('says where the canonical of %s leads', (html, leadsTo, urls) => {
	expect(glance(html).canonical).toEqual({ leadsTo, urls });
});

it('separates robots rules of tags and headers', () => {
	const html =
		'<meta name="robots" content="max-snippet:20"><meta name="bingbot" content="nofollow">';
	const headers = [['x-robots-tag', 'noindex']] as const;

	expect(glance(html).robots).toEqual({
		isIndexed: true,
		isFollowed: false,
		meta: ['max-snippet:20', 'bingbot nofollow'],
		header: null,
		isRobotsTxtKnown: false,
	});
	expect(glance('', { response: { status: 200, headers } }).robots).toMatchObject({
		isIndexed: false,
		header: ['noindex'],
	});
});

it.each([
	['ja', '<p>パンを焼く 𠮷野家。</p>'.repeat(20), 180],
	['zh', '<p>我们每天早上烤面包。</p>'.repeat(20), 200],
	['en', '<p>We bake bread every morning.</p>'.repeat(20), null],
])('counts characters where texts are measured by them: %s', (lang, body, characters) => {
	const html = `<html lang="${lang}"><body><main>${body}</main></body></html>`;
	expect(glance(html, { textLanguage: lang }).characters).toBe(characters);
});

it('counts headings by level, links by kind and images without alt texts', () => {
	const found = glance(`<h1>Bread</h1><h2>Flour</h2><h2 hidden>Salt</h2><h6>Oven</h6>
		<a href="/rye">Rye</a> <a href="https://mill.example/" rel="nofollow">Mill</a>
		<a href="#oven">Down</a> <img src="a.jpg" alt="A loaf"><img src="b.jpg">`);

	expect(found.h1).toEqual(['Bread']);
	expect(found.headings).toEqual([1, 2, 0, 0, 0, 1]);
	expect(found.hiddenHeadings).toEqual([0, 1, 0, 0, 0, 0]);
	expect(found.links).toEqual({ internal: 1, external: 1, nofollow: 1 });
	expect(found.images).toEqual({ all: 2, withoutAlt: 1 });
});

it('reads dates from structured data before meta tags', () => {
	const { dates, dataTypes } = glance(`<meta property="article:published_time" content="2026-01-02">
		<meta property="article:modified_time" content="2026-03-04">
		<script type="application/ld+json">
			{"@context":"https://schema.org","@type":"Article","datePublished":"2026-01-01"}
		</script>`);

	expect(dates).toEqual({ published: '2026-01-01', modified: '2026-03-04' });
	expect(dataTypes).toEqual(['Article']);
});

it('counts the redirects that a browser reports', () => {
	const response = { status: 200, headers: null, redirectCount: 2 };

	expect(glance('', { response }).response).toEqual({ status: 200, redirects: 2, isHttps: true });
	expect(glance('').response).toMatchObject({ status: null, redirects: null });
	const redirects = [{ url: 'http://a.example/', status: 301, location: 'https://a.example/' }];
	expect(glance('', { response: { ...response, redirects } }).response).toMatchObject({
		redirects: 1,
		redirectCodes: [301],
	});
});

it('counts the words of the main text, and lists languages and tags for shared links', () => {
	const found = glance(`<html lang="en-GB"><link rel="alternate" hreflang="de" href="/brot">
		<meta property="og:title" content="Bread"><meta name="twitter:card" content="">
		<main><p>Flour, water and salt.</p></main>`);

	expect(found.words).toBe(4);
	expect(found.language).toMatchObject({ declared: 'en-GB', hreflangs: ['de'] });
	expect(found.social).toEqual(['og:title']);
});
