/** A fixture's block of structured data, in the schema.org vocabulary. */
export const jsonLd = (...things: readonly Readonly<Record<string, unknown>>[]) => ({
	head: things.map((thing) => script({ '@context': 'https://schema.org', ...thing })).join('\n'),
});

export const script = (json: unknown) =>
	`<script type="application/ld+json">${JSON.stringify(json)}</script>`;
