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
			const error = text.trim() ? findJsonError(text) : null;
			return error ? [{ ...error, node }] : [];
		}),
});
