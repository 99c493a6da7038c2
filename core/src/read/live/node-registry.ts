import type { NodeRef } from '../../facts/node-ref.ts';

declare global {
	// Lets Node programs without DOM types compile with our types. Where DOM types exist, these
	// declarations add nothing.
	interface Document {}
	interface Element {}
	interface Node {}
	interface ShadowRoot {}
}

/** Gives elements numbers that stay the same while they are in a document. */
export function createNodeRegistry() {
	// Plain maps: when WeakMap or WeakRef contained the elements of a long page, Chromium ended one in
	// three garbage collections with a task of 40 to 90 ms, in which it traversed the page again.
	const numbers = new Map<Element, number>();
	const elements = new Map<number, Element>();
	let next = 1;

	function ref(element: Element): NodeRef {
		let number = numbers.get(element);
		if (number === undefined) {
			number = next++;
			numbers.set(element, number);
			elements.set(number, element);
		}
		return number;
	}

	const resolve = (node: NodeRef): Element | null =>
		(typeof node === 'number' && elements.get(node)) || null;

	/** Releases elements that left their document. A long-lived page keeps creating elements. */
	function letGoneGo() {
		for (const [element, number] of numbers) {
			if (element.isConnected) continue;
			numbers.delete(element);
			elements.delete(number);
		}
	}

	/** Releases everything; numbers are never reused. */
	function clear() {
		numbers.clear();
		elements.clear();
	}

	return { ref, resolve, letGoneGo, clear };
}

/** `ref` numbers an element, `resolve` finds it again: null if it has left its document. */
export type NodeRegistry = ReturnType<typeof createNodeRegistry>;
