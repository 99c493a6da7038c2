import type { NodeRef } from '../../facts/node-ref.ts';
import type { ServedHtml } from '../../read/served/served-html.ts';

/** The place of a node; null for parts that this host does not know. */
export interface Location {
	readonly node: NodeRef;
	/** The start of the element's source, one line; null if it is unknown. */
	readonly snippet: string | null;
	/** A CSS path; null if it is unknown. */
	readonly selector: string | null;
	/** From 1; null if it is unknown. */
	readonly line: number | null;
	/** From 1, in UTF-16 units; null if it is unknown. */
	readonly column: number | null;
}

export type Locate = (node: NodeRef) => Location;

/** A place with only the node, for hosts that resolve nodes later themselves. */
export const unresolved: Locate = (node) => ({
	node,
	snippet: null,
	selector: null,
	line: null,
	column: null,
});

/**
 * The place of a node in the HTML as sent; null for any other node, whose lines would be those of a
 * different text.
 */
export function servedLocation(served: ServedHtml, node: NodeRef): Location | null {
	const place = served.locate(node);
	return (
		place && { node, snippet: place.snippet, selector: place.selector, line: null, column: null }
	);
}
