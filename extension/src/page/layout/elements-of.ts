/** Nothing of these is laid out as part of the page; frames have a layout of their own. */
const left = new Set([
	'script',
	'style',
	'template',
	'noscript',
	'svg',
	'math',
	'iframe',
	'object',
]);

/** Every element of the page in order, those in open shadow roots too. Iterative, at any depth. */
export function* elementsOf(document: Document): Generator<HTMLElement> {
	const path: (Element | null)[] = [document.body];
	for (let element = path.pop(); path.length > 0 || element; element = path.pop()) {
		if (!element) continue;
		path.push(element.nextElementSibling);
		if (!(element instanceof HTMLElement) || left.has(element.localName)) continue;
		yield element;
		path.push(element.firstElementChild, element.shadowRoot?.firstElementChild ?? null);
	}
}
