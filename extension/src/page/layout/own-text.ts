import { firstElementOf, firstNodeOf, nextNodeOf, textOf } from './unshadowed.ts';

/** The text directly inside an element, without that of its children, on one line. */
export function detachedText(element: Element): string {
	// Most elements with text have no child elements, which saves a look at each node.
	const text = firstElementOf(element) ? textOfChildren(element) : textOf(element);
	return text === '' ? text : text.replace(/\s+/g, ' ').trim();
}

function textOfChildren(element: Element): string {
	let text = '';
	for (let node = firstNodeOf(element); node; node = nextNodeOf(node)) {
		if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
	}
	return text;
}
