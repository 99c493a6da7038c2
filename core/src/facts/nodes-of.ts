import type { NodeRef } from './node-ref.ts';

/** The nodes of things that elements or headers say, each once; a header has none. */
export const nodesOf = (
	...things: readonly { readonly node: NodeRef | null }[]
): readonly NodeRef[] => [...new Set(things.flatMap(({ node }) => (node === null ? [] : [node])))];
