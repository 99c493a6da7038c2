import type { NodeRef } from '../../node-ref.ts';
import { deriveFact } from '../derived-fact.ts';
import type { JsonError } from './json-error.ts';

export interface JsonLdError extends JsonError {
	readonly node: NodeRef;
}

/** Blocks of structured data that cannot be parsed. */
export const jsonLdErrors = deriveFact({
	reads: ['jsonLd'],
	derive: ({ jsonLd }): readonly JsonLdError[] =>
		jsonLd.flatMap(({ error, node }) => (error ? [{ ...error, node }] : [])),
});
