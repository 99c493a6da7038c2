/**
 * Parses HTML for reading its text: entities are decoded, and scripts do not run, because the
 * document has no window. Line breaks become spaces, as in the words that findings name.
 */
export function bodyOfHtml(html: string): HTMLElement {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith(' ');
	return body;
}
