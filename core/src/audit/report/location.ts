import type { NodeRef } from '../../facts/node-ref.ts';
import type { ServedHtml } from '../../read/served/served-html.ts';

/** Where a node stands; null for what this host cannot say. */
export interface Location {
	readonly node: NodeRef;
	/** The start of the element's source, one line. */
	readonly snippet: string | null;
	/** A CSS path. */
	readonly selector: string | null;
	/** From 1. */
	readonly line: number | null;
	/** From 1, in UTF-16 units. */
	readonly column: number | null;
}

export type Locate = (node: NodeRef) => Location;

/** For hosts that resolve nodes themselves, later. */
export const unresolved: Locate = (node) => ({
	node,
	snippet: null,
	selector: null,
	line: null,
	column: null,
});

/** Where a node of the HTML as it was sent stands; null for any other. Lines would be of another text. */
export function servedLocation(served: ServedHtml, node: NodeRef): Location | null {
	const place = served.locate(node);
	return (
		place && { node, snippet: place.snippet, selector: place.selector, line: null, column: null }
	);
}
