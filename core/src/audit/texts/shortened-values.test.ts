import { expect, it } from 'vitest';
import { auditHtml } from '../../run/audit-html.ts';

/** A bread is two code units long, so cutting splits it in one of two texts. */
const breads = (before: string) => before + '🍞'.repeat(200);

const keywords = 'bread, cheap bread, bread shop, buy bread, bread online, our bread, bread, ';

const pageOf = (text: string) => `<!doctype html><html lang="en"><head><title>Rye</title>
<meta name="description" content="${text} rye…">
<script type="application/ld+json">${JSON.stringify([
	{ '@context': 'https://schema.org', '@type': 'Event', name: text },
	{ '@context': 'https://schema.org', '@type': 'Article', author: `By ${text}` },
])}</script></head>
<body><h1>Rye</h1><h2>${text}</h2><img src="rye.png" alt="${text}">
<img src="wheat.png" alt="${keywords}${text.slice(0, 9)}"></body></html>`;

it.each([breads(''), breads('R')])('no message splits a character of a long text', (text) => {
	const { rules } = auditHtml(pageOf(text), { geo: 'us', url: 'https://example.com/rye' });
	const reported = rules.filter(({ occurrenceCount }) => occurrenceCount > 0);
	expect(reported.map(({ name }) => name)).toEqual(
		expect.arrayContaining([
			'headings_not_used_for_styling_of_long_text',
			'image_alt_text_is_not_keyword_stuffed',
			'image_alt_text_is_not_too_long',
			'meta_description_is_not_too_long',
			'meta_description_is_not_truncation_artifact',
			'structured_data_author_is_only_a_name',
			'structured_data_has_required_properties',
		]),
	);
	const messages = reported.flatMap(({ occurrences }) => occurrences.map(({ message }) => message));
	expect(messages.filter((message) => !message.isWellFormed())).toEqual([]);
});

it('a report stays small whatever the page repeats, and counts all of it', () => {
	const long = 'r'.repeat(50_000);
	const html = `<!doctype html><html lang="en"><head><title>Rye</title><link rel="canonical" href="${long}"></head>
<body>${'<h1>Rye</h1>'.repeat(3000)}</body></html>`;
	const { rules } = auditHtml(html, { geo: 'us', url: 'https://example.com/rye' });
	const ruleOf = (name: string) => rules.find((rule) => rule.name === name);
	const address = ruleOf('canonical_is_absolute');
	expect(address?.headline).toHaveLength(2080);
	expect(address?.occurrences[0]?.values.href).toHaveLength(2048);
	const headings = ruleOf('only_one_h1_tag');
	expect(headings?.headline).toContain('3000');
	expect(headings?.occurrences.flatMap(({ nodes }) => nodes)).toHaveLength(1000);
	expect(JSON.stringify(rules).length).toBeLessThan(1_000_000);
});
