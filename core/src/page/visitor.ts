import type { NodeRef } from './node-ref.ts';

/** How a walk reads one kind of tree. `Node` is opaque to everybody else. */
export interface PageSource<Node> {
	/** May answer false only when it has none of the attributes any element can have: lang, role, hidden, style. */
	readonly hasGlobals: (node: Node) => boolean;
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
