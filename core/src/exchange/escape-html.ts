const escapes: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** A text for the content of HTML and for attributes in quotation marks. */
export const escapeHtml = (text: string): string =>
	text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
