/**
 * What HTML shows, to read its text. Entities are decoded, nothing is run: the document has no
 * window. A break between lines is a space, as in the words that findings name.
 */
export function bodyOfHtml(html: string): HTMLElement {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith(' ');
	return body;
}
