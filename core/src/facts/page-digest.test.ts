import { expect, test } from 'vitest';
import { factsOfHtml } from '../run/audit-html.ts';
import { digestOf } from './page-digest.ts';

const url = 'https://example.com/bread';

test('summarizes what the page says', () => {
	const html = `<html lang="en"><title>Bread</title><meta name="description" content="All of it.">
<link rel="canonical" href="/bread"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article"}</script>
<h1>Bread</h1><h4>Rye</h4><p>Flour and <a href="/salt#sea">salt</a>, <a href="#top">up</a>, <a href="mailto:a@example.com">ask</a>.</p>`;

	expect(digestOf(factsOfHtml(html, { geo: 'us', url }))).toMatchObject({
		title: 'Bread',
		description: 'All of it.',
		lang: 'en',
		canonicals: [{ address: 'https://example.com/bread' }],
		robots: [],
		hreflangs: [],
		headings: [{ level: 1, text: 'Bread' }],
		links: ['https://example.com/salt'],
		dataTypes: ['Article'],
		texts: ['Bread', 'Rye', 'Flour and salt, up, ask.'],
	});
});

test('leaves out headers, which scripts cannot change', () => {
	const response = { status: 200, headers: [['x-robots-tag', 'noindex']] as const };
	const page = factsOfHtml('<title>Bread</title>', {
		geo: 'us',
		url,
		response,
		scope: 'document',
	});

	expect(digestOf(page).robots).toEqual([]);
});

test('leaves unknown what a fragment does not show', () => {
	const digest = digestOf(factsOfHtml('<h1>Bread</h1>', { geo: 'us' }));

	expect(digest).toMatchObject({ title: null, canonicals: null, headings: [{ text: 'Bread' }] });
});
