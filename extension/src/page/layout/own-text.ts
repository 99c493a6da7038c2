/** The text that stands in the element itself, on one line. */
export function ownText(element: Element): string {
	// Most elements with text hold nothing else; then nobody needs to look at each node.
	const text = element.firstElementChild ? textOfChildren(element) : (element.textContent ?? '');
	return text === '' ? text : text.replace(/\s+/g, ' ').trim();
}

function textOfChildren(element: Element): string {
	let text = '';
	for (let node = element.firstChild; node; node = node.nextSibling) {
		if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
	}
	return text;
}
