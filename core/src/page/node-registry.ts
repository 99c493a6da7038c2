import type { NodeRef } from './node-ref.ts';

/** Names elements by numbers that stay theirs for as long as they live. */
export function createNodeRegistry() {
	const numbers = new WeakMap<Element, number>();
	const elements = new Map<number, WeakRef<Element>>();
	// A page that lives long makes elements all the time.
	const gone = new FinalizationRegistry<number>((number) => elements.delete(number));
	let next = 1;

	function ref(element: Element): NodeRef {
		let number = numbers.get(element);
		if (number === undefined) {
			number = next++;
			numbers.set(element, number);
			elements.set(number, new WeakRef(element));
			gone.register(element, number);
		}
		return number;
	}

	const resolve = (node: NodeRef): Element | null =>
		(typeof node === 'number' && elements.get(node)?.deref()) || null;

	return { ref, resolve };
}

export type NodeRegistry = ReturnType<typeof createNodeRegistry>;
