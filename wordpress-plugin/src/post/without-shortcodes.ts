/** Takes the marks of shortcodes out of a text and leaves what they enclose. */
export function withoutShortcodes(names: readonly string[]): (html: string) => string {
	if (names.length === 0) return (html) => html;
	const alternatives = names.map(escapeForPattern).join('|');
	const mark = new RegExp(`\\[/?(?:${alternatives})(?=[\\s\\]/])[^\\[\\]]*\\]`, 'g');
	return (html) => (html.includes('[') ? html.replace(mark, '') : html);
}

const escapeForPattern = (name: string) => name.replace(/[^\w]/g, '\\$&');
