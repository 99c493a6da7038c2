// Runs in the browser. Contains only the part of core that collects facts, like the extension's
// content script.
import { createNodeRegistry, fromDocument } from '@plumbline/core';

declare global {
	var collect: (repeats: number) => Promise<void>;
	var walkBare: (repeats: number) => Promise<void>;
	var charactersRead: number;
}

/** One registry per document, as in a content script. */
const registry = createNodeRegistry();

globalThis.collect = repeated(() => fromDocument(document, { registry }));

/** The minimum work of reading every attribute and every text. */
globalThis.walkBare = repeated(() => {
	const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
	let length = 0;
	for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
		length += node instanceof Element ? attributesLength(node) : (node.nodeValue ?? '').length;
	}
	// Stored, so that no compiler optimizes the walk away.
	globalThis.charactersRead = length;
});

/** Uses the names, which is faster than `attributes`. */
function attributesLength(element: Element): number {
	let length = 0;
	for (const name of element.getAttributeNames()) {
		length += name.length + (element.getAttribute(name) ?? '').length;
	}
	return length;
}

function repeated(work: () => unknown) {
	return async (repeats: number) => {
		for (let count = 0; count < repeats; count++) await work();
	};
}
