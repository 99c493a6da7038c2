/**
 * Matches only a whole value, because a description may mention {{ templates }}. Words with a
 * meaning in a language or as a value (“todo”, “none”) are left out.
 */
const whole =
	/^(?:undefined|null|NaN|\[object Object\]|\{\{[^{}]*\}\}|\{%[^%]*%\}|<%[^%]*%>|<\?php.*|\$\{[^{}]*\}|%%[a-z_]+%%|lorem ipsum\W*|lorem ipsum dolor\b.*|(?:your|insert|enter) (?:own )?(?:name|title|text|description|company|url|logo)(?: name| here)?|author name|company name|product name)$/i;

const template =
	/\{\{[^{}]*\}\}|%7B%7B|\{%[^%]*%\}|<%[^%]*%>|\$\{[^{}]*\}|\[object(?: |%20)Object\]/i;

/** Properties whose values are never a text about templates. */
const exact = new Set([
	'availability',
	'contentUrl',
	'dateModified',
	'datePublished',
	'embedUrl',
	'image',
	'item',
	'logo',
	'price',
	'priceCurrency',
	'sku',
	'thumbnailUrl',
	'uploadDate',
	'url',
]);

/** Properties whose values are templates by design. */
const forms = new Set(['target', 'urlTemplate', 'query', 'query-input']);

/** A value that a template or program wrote instead of the real one. */
export const isPlaceholder = (property: string, text: string): boolean =>
	!forms.has(property) && (whole.test(text) || (exact.has(property) && template.test(text)));
