import type { HtmlSource } from '../../audits/audit-task.ts';
import type { Parameters } from './merge-params.ts';

/** `html` as given: text, or bytes that are decoded where they are audited. */
export function htmlParameter({ html }: Parameters): HtmlSource {
	return isSource(html) ? html : { kind: 'text', text: String(html) };
}

/** For the endpoint’s schema, which knows `html` as text. */
export function withTextHtml(parameters: Parameters): Parameters {
	const { html } = parameters;
	if (!isSource(html)) return parameters;
	return { ...parameters, html: html.kind !== 'text' && html.bytes.length > 0 ? 'bytes' : '' };
}

// Only our own body parsers make bytes; JSON from outside cannot.
function isSource(value: unknown): value is HtmlSource {
	return (
		typeof value === 'object' &&
		value !== null &&
		'bytes' in value &&
		value.bytes instanceof Uint8Array
	);
}
