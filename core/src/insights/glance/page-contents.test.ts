import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { ruleSetFor } from '../../rule-sets/rule-set.ts';
import { pageContents } from './page-contents.ts';

const contents = (html: string) =>
	pageContents(factsOfHtml(html), ruleSetFor('us'), new Date('2026-11-21'));

it('lists headings, links, images, languages and structured data', () => {
	const found = contents(`<h1>Bread</h1><a href="/rye" rel="nofollow">Rye</a><img src="/a.jpg">
		<link rel="alternate" hreflang="de" href="/brot">
		<script type="application/ld+json">
			{"@context":"https://schema.org","@type":"Article","author":{"@type":"Person","name":"Ann"}}
		</script>`);

	expect(found).toMatchObject({
		headings: [{ level: 1, text: 'Bread' }],
		links: [{ url: 'https://example.com/rye', text: 'Rye', kind: 'internal', rel: ['nofollow'] }],
		images: [{ url: 'https://example.com/a.jpg', alt: null }],
		hreflangs: [{ code: 'de', url: 'https://example.com/brot' }],
		structured_data: [
			{
				type: 'Article',
				properties: { author: [{ type: 'Person', properties: { name: ['Ann'] } }] },
				google: [{ type: 'Article', required: [] }],
			},
		],
	});
});

it('gives null for what is unknown', () => {
	expect(contents('<title>Bread</title>')).toMatchObject({
		title: { text: 'Bread', characters: 5 },
		headers: null,
		vitals: null,
		robots_txt: null,
	});
});
