/**
 * Names a node of the audited page without retaining it. Only the host that made the name can
 * resolve it: an offset in an HTML text, a number in a live document, `block id:offset` in an
 * editor.
 */
export type NodeRef = number | string;

/** The nodes of things that elements or headers say, each once; a header has none. */
export const nodesOf = (
	...things: readonly { readonly node: NodeRef | null }[]
): readonly NodeRef[] => [...new Set(things.flatMap(({ node }) => (node === null ? [] : [node])))];
