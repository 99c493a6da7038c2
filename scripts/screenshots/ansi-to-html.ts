/** The colors of our command, as on a dark screen. */
const colors: Readonly<Record<string, string>> = {
	'1': 'font-weight:bold',
	'2': 'opacity:.7',
	'31': 'color:#ff8a80',
	'32': 'color:#7fc8a9',
	'33': 'color:#f2c572',
	'36': 'color:#7cc7e8',
	'90': 'color:#8b949e',
};

/** Converts text with ANSI colors to HTML with inline styles. */
export function ansiToHtml(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
	const [start = '', ...parts] = text.split(/\u001b\[([\d;]*)m/);
	let html = escapeHtml(start);
	for (let index = 0; index < parts.length; index += 2) {
		const styles = (parts[index] ?? '').split(';').flatMap((code) => colors[code] ?? []);
		const piece = escapeHtml(parts[index + 1] ?? '');
		html += styles.length > 0 ? `<span style="${styles.join(';')}">${piece}</span>` : piece;
	}
	return html;
}

const escapeHtml = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
