import type { NodeRef } from '../../facts/node-ref.ts';

/** How a walk reads one kind of tree. `Node` is opaque to everybody else. */
export interface PageSource<Node> {
	/** Which kinds of attributes it may have, so that nobody looks for them on all others. */
	readonly traits: (node: Node) => number;
	/** The value of an attribute by its lower-case name; null when absent. */
	readonly attribute: (node: Node, name: string) => string | null;
	readonly ref: (node: Node) => NodeRef;
}

/** Hears a page in document order, whatever it is made of. */
export interface Visitor<Node> {
	/** Returns false when the walk need not go inside; `leave` is then not called. */
	enter(node: Node, name: string, isHtml: boolean): boolean;
	text(value: string): void;
	leave(): void;
}
