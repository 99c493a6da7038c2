import type { Location, NodeRef, Report } from '@plumbline/core';
import type { Snippets } from './panel-state.ts';

/** Places of nodes by what the page told of them so far. */
export const locateBy =
	(snippets: Snippets) =>
	(node: NodeRef): Location => ({
		node,
		snippet: snippets.get(node) ?? null,
		selector: null,
		line: null,
		column: null,
	});

/** The nodes a report shows, each once. */
export function nodesOf({ findings, information }: Report): readonly NodeRef[] {
	const shown = [...findings, ...information].flatMap(({ occurrences }) => occurrences);
	return [...new Set(shown.flatMap(({ nodes }) => nodes.map(({ node }) => node)))];
}
