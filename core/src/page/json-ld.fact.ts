import { deriveFact } from './derived-fact.ts';
import { findJsonError, type JsonError } from './json-error.ts';
import type { NodeRef } from './node-ref.ts';

/** A block of JSON-LD that was read, or the reason why nobody can. */
export interface JsonLd {
	/** undefined when it could not be read. */
	readonly json: unknown;
	readonly error: JsonError | null;
	readonly node: NodeRef;
}

/** Blocks with content; one without says nothing, and harms nobody. */
export const jsonLd = deriveFact({
	reads: ['structuredData'],
	derive: ({ structuredData }): readonly JsonLd[] =>
		structuredData.flatMap(({ node, text }) => {
			const json = withoutWrapper(text);
			return json.trim() ? [{ ...parse(json), node }] : [];
		}),
});

function parse(text: string): Omit<JsonLd, 'node'> {
	try {
		return { json: JSON.parse(text), error: null };
	} catch {
		return { json: undefined, error: findJsonError(text) };
	}
}

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
