import { type Location, type NodeRef, type Report, servedLocation } from '@plumbline/core';
import type { SecondSource } from '../judging/second-source.ts';
import type { Snippets } from './panel-state.ts';

/** Places of nodes by what the page told of them so far; some stand only in the HTML as it was sent. */
export const locateBy =
	(snippets: Snippets, second: SecondSource | null) =>
	(node: NodeRef): Location =>
		(second?.html && servedLocation(second.html, node)) ?? {
			node,
			snippet: snippets.get(node) ?? null,
			selector: null,
			line: null,
			column: null,
		};

/** The nodes a report shows, each once. */
export function nodesOf({ findings, information }: Report): readonly NodeRef[] {
	const shown = [...findings, ...information].flatMap(({ occurrences }) => occurrences);
	return [...new Set(shown.flatMap(({ nodes }) => nodes.map(({ node }) => node)))];
}
