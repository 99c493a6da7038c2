/**
 * Anything with attributes, or with a closing tag, is a shortcode, even if only the front end
 * registers it.
 */
const unknownMark =
	/\[[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"[\]]*"|'[^'[\]]*'|[^\s"'[\]]+))+\s*\/?\]|\[\/[a-z][\w-]*\]/gi;

/** Removes shortcode tags from a text and keeps the content between them. */
export function withoutShortcodes(names: readonly string[]): (html: string) => string {
	const marks = [unknownMark, ...(names.length > 0 ? [knownMark(names)] : [])];
	return (html) =>
		html.includes('[') ? marks.reduce((rest, mark) => rest.replace(mark, ''), html) : html;
}

const knownMark = (names: readonly string[]) =>
	new RegExp(`\\[/?(?:${names.map(escapeForPattern).join('|')})(?=[\\s\\]/])[^\\[\\]]*\\]`, 'g');

const escapeForPattern = (name: string) => name.replace(/[^\w]/g, '\\$&');
