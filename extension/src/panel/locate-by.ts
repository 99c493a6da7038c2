import { type Location, type NodeRef, type Report, servedLocation } from '@plumbline/core';
import type { SecondSource } from '../judging/second-source.ts';
import type { Snippets } from './state/panel-state.ts';

/**
 * Locates nodes from the HTML as sent, or else from the snippets that the page has described so
 * far.
 */
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

/** The nodes that a report shows, without duplicates. */
export function nodesOf({ findings, information }: Report): readonly NodeRef[] {
	const shown = [...findings, ...information].flatMap(({ occurrences }) => occurrences);
	return [...new Set(shown.flatMap(({ nodes }) => nodes.map(({ node }) => node)))];
}
