import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** An element excluded from snippets in search results. */
export interface SnippetExclusion {
	readonly element: string;
	readonly node: NodeRef;
}

export const snippetExclusions = defineFact<SnippetExclusion>({
	elements: ['attributes:snippet'],
	part: 'content',
	enter: ({ name, ref }) => ({ element: name, node: ref() }),
});
