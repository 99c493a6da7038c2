import type { HtmlSource } from '../../pages/audits/audit-task.ts';
import type { Parameters } from './merge-params.ts';

/** The value of `html`: text, or bytes that the audit thread decodes. */
export function htmlParameter({ html }: Parameters): HtmlSource {
	return isSource(html) ? html : { kind: 'text', text: String(html) };
}

/** The parameters for the endpoint’s schema, in which `html` is text. */
export function withTextHtml(parameters: Parameters): Parameters {
	const { html } = parameters;
	if (!isSource(html)) return parameters;
	return { ...parameters, html: html.kind !== 'text' && html.bytes.length > 0 ? 'bytes' : '' };
}

// Only our own body parsers create byte sources; JSON from clients cannot contain one.
function isSource(value: unknown): value is HtmlSource {
	return (
		typeof value === 'object' &&
		value !== null &&
		'bytes' in value &&
		value.bytes instanceof Uint8Array
	);
}
