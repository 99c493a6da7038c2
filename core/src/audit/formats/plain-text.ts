/**
 * Text of a page as one harmless line. Control characters and escape sequences would control the
 * terminal, and overrides of the writing direction would hide text: both become visible.
 */
export const plainText = (text: string): string =>
	text
		.toWellFormed()
		.replace(/\s+/gu, ' ')
		.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '\ufffd');

/** Escapes page text for Markdown: no markup, no links, no notifications. */
export const markdownText = (text: string): string =>
	plainText(text)
		.replace(/[\\`*_[\]<>&|~$]/g, (mark) => `\\${mark}`)
		.replace(/:(?=\/\/)|(?<=\bwww)\./gi, (mark) => `\\${mark}`)
		// A backslash does not keep code hosts from notifying people and linking issues.
		.replace(/[@#](?=\w)/g, (mark) => `${mark}\u2060`);

/** A code span, enclosed in more backticks than it contains. A bar would end a table cell. */
export function markdownCode(text: string): string {
	const plain = plainText(text).trim();
	if (!plain) return '';
	const runs = plain.match(/`+/g) ?? [];
	const fence = '`'.repeat(1 + Math.max(0, ...runs.map((run) => run.length)));
	const pad = plain.startsWith('`') || plain.endsWith('`') ? ' ' : '';
	return `${fence}${pad}${plain.replaceAll('|', '\\|')}${pad}${fence}`;
}
