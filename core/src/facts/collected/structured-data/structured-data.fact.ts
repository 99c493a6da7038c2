import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

export interface JsonLdBlock {
	/** As written between the script tags. */
	readonly text: string;
	readonly node: NodeRef;
}

export const structuredData = defineFact<JsonLdBlock>({
	elements: ['script'],
	part: 'content',
	captures: ({ attribute }) =>
		attribute('type')?.trim().toLowerCase().split(';')[0] === 'application/ld+json',
	leave: ({ ref }, { text }) => ({ text, node: ref() }),
});
