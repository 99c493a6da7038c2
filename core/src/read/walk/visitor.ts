import type { NodeRef } from '../../facts/node-ref.ts';

/**
 * Comments of visitors are not the page's own text. WordPress numbers each comment in its markup,
 * whatever the theme (`Walker_Comment`), and other systems do the same; no other name of comments
 * is as reliable.
 */
export const isVisitorComment = (id: string | null) => id !== null && numbered.test(id);

const numbered = /^(?:div-)?comment-\d+$/;

/** Access to one kind of tree. `Node` is opaque to all other code. */
export interface PageSource<Node> {
	/** The kinds of attributes the element may have, so that others need not be looked up. */
	readonly traits: (node: Node) => number;
	/** The value of an attribute by its lower-case name; null if absent. */
	readonly attribute: (node: Node, name: string) => string | null;
	readonly ref: (node: Node) => NodeRef;
}

/** Receives a page in document order, whatever its source. */
export interface Visitor<Node> {
	/** Returns false to skip the children; `leave` is then not called. */
	enter(node: Node, name: string, isHtml: boolean): boolean;
	text(value: string): void;
	leave(): void;
}
