import { failedAddress } from './failed-address.ts';
import { isTemplateAlone, type Placeholder, printedIn } from './failed-value.ts';
import { urlProperties } from './url-texts.ts';

/**
 * Whole values of structured data, where a description may mention {{ templates }}. Words with a
 * meaning in a language or as a value (“todo”, “none”) are left out.
 */
const wholeDatum =
	/^(?:\{\{[^{}]*\}\}|<\?php.*|lorem ipsum\W*|lorem ipsum dolor\b.*|(?:your|insert|enter) (?:own )?(?:name|title|text|description|company|url|logo)(?: name| here)?|author name|company name|product name)$/i;

/** Shortcodes and markers, which no text of a value contains. */
const markup =
	/\[\/?(?:vc_|et_pb_|fusion_|av_)\w*|\[\w+\s+\w+=["“”″'][^[\]]*\]|\{\{wf\s\{|\*\|[A-Z:_]+\|\*/;

const templateInDatum = /\{\{[^{}]*\}\}|%7B%7B|\{%[^%]*%\}|<%[^%]*%>|\$\{[^{}]*\}/i;

/** Dates that nobody set are reported as dates. */
const date = /^[-\d]/;

/** Longer texts may quote anything. */
const longestValue = 200;

/** Values that languages print for what is missing; in other properties they are words. */
const missingDatum = /^(?:None|nil|nan|false|true|Array|NULL)$/;

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
const templated = new Set(['target', 'urlTemplate', 'query', 'query-input']);

/**
 * The text that a template or a program wrote instead of a value of structured data; null if it may
 * be meant.
 */
export function failedDatum(property: string, text: string): Failed | null {
	if (templated.has(property)) return null;
	if (wholeDatum.test(text)) return { text, name: text, kind: 'phrase' };
	if (isTemplateAlone(text)) return { text, name: text, kind: 'variable' };
	if (exact.has(property) && (templateInDatum.test(text) || missingDatum.test(text))) {
		return { text, name: text, kind: 'variable' };
	}
	if (urlProperties.has(property)) {
		const address = failedAddress(text)?.text;
		return address === undefined ? null : { text: address, name: address, kind: 'printed' };
	}
	if (text.length > longestValue) return null;
	const [piece] = markup.exec(text) ?? [];
	if (piece !== undefined) return { text, name: piece, kind: 'variable' };
	const printed = printedIn(text, 'field');
	return printed && !date.test(printed.text) ? printed : null;
}

type Failed = Pick<Placeholder, 'kind' | 'name' | 'text'>;

export const isFailedDatum = (property: string, text: string): boolean =>
	failedDatum(property, text) !== null;
