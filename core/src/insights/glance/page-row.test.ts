import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { ruleSetFor } from '../../rule-sets/rule-set.ts';
import { auditHtml } from '../../run/audit-html.ts';
import { pageColumns, pageRow } from './page-row.ts';

const url = 'https://example.com/bread/sourdough';
const row = (html: string, about: Parameters<typeof factsOfHtml>[1] = {}) =>
	pageRow(
		{
			facts: factsOfHtml(html, about),
			report: auditHtml(html, { geo: 'us', url }),
			ruleSet: ruleSetFor('us'),
		},
		new Date('2026-11-21'),
	);

it('has a value of every column, in order', () => {
	expect(Object.keys(row('<title>Bread</title>'))).toEqual(pageColumns);
});

it('gives what the page says', () => {
	const html = `<html lang="en"><title>Sourdough</title><meta name="robots" content="noindex, nofollow">
		<link rel="canonical" href="/a"><link rel="canonical" href="/b">
		<link rel="alternate" hreflang="de" href="/de"><link rel="alternate" hreflang="ja" href="/ja">
		<meta property="og:title" content="=SUM(1)">
		<h1>Bread</h1><h1>Rolls</h1><h2>Flour</h2><a href="/rye" rel="nofollow">Rye</a><img src="/a.jpg">`;
	const headers = [['x-robots-tag', 'max-snippet: 20']] as const;

	expect(row(html, { response: { status: 404, headers } })).toMatchObject({
		url,
		status: 404,
		robots: 'noindex, nofollow',
		x_robots_tag: 'max-snippet:20',
		canonical: 'https://example.com/a https://example.com/b',
		canonical_leads_to: 'several',
		title: 'Sourdough',
		title_characters: 9,
		h1: 'Bread · Rolls',
		h2_count: 1,
		lang: 'en',
		hreflang: 'de, ja',
		internal_links: 1,
		nofollow_links: 1,
		images: 1,
		images_without_alt: 1,
		og_title: '=SUM(1)',
		indexable: 'no',
	});
});

it('keeps missing and unknown apart', () => {
	const missing = { title: '', title_characters: 0, title_pixels: 0, robots: '', og_image: '' };
	expect(row('<p>Bread</p>')).toMatchObject({ ...missing, status: null, x_robots_tag: null });
	expect(row('<p>Bread</p>', { scope: 'fragment' })).toMatchObject({
		title: null,
		title_characters: null,
		title_pixels: null,
		robots: null,
		lang: null,
	});
});
