/** A fixture's block of structured data, in the schema.org vocabulary. */
export const jsonLd = (...things: readonly Readonly<Record<string, unknown>>[]) => ({
	head: things.map((thing) => script({ '@context': 'https://schema.org', ...thing })).join('\n'),
});

/** An article that has what an article needs; `properties` come on top. */
export const article = (properties: Readonly<Record<string, unknown>> = {}) =>
	jsonLd({
		'@type': 'Article',
		headline: 'Sourdough',
		datePublished: '2024-11-20',
		author: { '@type': 'Person', name: 'Ann Baker', url: 'https://example.com/ann' },
		...properties,
	});

export const script = (json: unknown) =>
	`<script type="application/ld+json">${JSON.stringify(json)}</script>`;
