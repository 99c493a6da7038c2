import { deriveFact } from './derived-fact.ts';
import { findJsonError, type JsonError } from './json-error.ts';
import type { NodeRef } from './node-ref.ts';

export interface JsonLdError extends JsonError {
	readonly node: NodeRef;
}

/** Blocks of structured data that nobody can read. One without content says nothing, and harms nobody. */
export const jsonLdErrors = deriveFact({
	reads: ['structuredData'],
	derive: ({ structuredData }): readonly JsonLdError[] =>
		structuredData.flatMap(({ node, text }) => {
			const json = withoutWrapper(text);
			const error = json.trim() ? findJsonError(json) : null;
			return error ? [{ ...error, node }] : [];
		}),
});

const wrapperStart = /^\s*(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/;
const wrapperEnd = /(?:\/\/|\/\*)?\s*(?:-->|\]\]>)\s*(?:\*\/)?\s*$/;

/**
 * Old templates hide scripts in a comment or a CDATA section, and readers of structured data see
 * through it. Blanks take its place, so that lines and columns stay.
 */
function withoutWrapper(text: string): string {
	const blank = (wrapper: string) => wrapper.replace(/[^\n]/g, ' ');
	return text.replace(wrapperStart, blank).replace(wrapperEnd, blank);
}
