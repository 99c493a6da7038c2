/** The text that stands in the element itself, on one line. */
export function ownText(element: Element): string {
	let text = '';
	for (let node = element.firstChild; node; node = node.nextSibling) {
		if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
	}
	return text.replace(/\s+/g, ' ').trim();
}
