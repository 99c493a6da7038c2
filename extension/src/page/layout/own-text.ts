/** The text directly inside an element, without that of its children, on one line. */
export function ownText(element: Element): string {
	// Most elements with text have no child elements, which saves a look at each node.
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
