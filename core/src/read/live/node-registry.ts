import type { NodeRef } from '../../facts/node-ref.ts';

declare global {
	// A program in Node has no types of the DOM, and still reads ours. Where they are, these add nothing.
	interface Document {}
	interface Element {}
	interface Node {}
}

/**
 * Names elements by numbers that stay theirs while they are in a document. Plain maps hold them, and
 * neither WeakMap nor WeakRef: where those had the elements of a long page, Chromium ended one in
 * three collections of garbage with a task of 40 to 90 ms, in which it went through the page again.
 */
export function createNodeRegistry() {
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

	/** Lets go of what has left its document. A page that lives long makes elements all the time. */
	function letGoneGo() {
		for (const [element, number] of numbers) {
			if (element.isConnected) continue;
			numbers.delete(element);
			elements.delete(number);
		}
	}

	/** Lets go of everything; no number is given again. */
	function clear() {
		numbers.clear();
		elements.clear();
	}

	return { ref, resolve, letGoneGo, clear };
}

export type NodeRegistry = ReturnType<typeof createNodeRegistry>;
