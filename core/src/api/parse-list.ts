/**
 * Items separated by commas or line breaks. One that holds a comma stands in quotes, with `""` for a
 * quote (RFC 4180); a quote that is not closed at the end of its item is a character like any other.
 */
export function parseList(text: string): string[] {
	const items: string[] = [];
	const item = /[^\S\r\n]*(?:"((?:[^"\r\n]|"")*)"[^\S\r\n]*(?=[,\r\n]|$)|([^,\r\n]*))[,\r\n]?/y;
	while (item.lastIndex < text.length) {
		const [, quoted, plain = ''] = item.exec(text) ?? [];
		items.push((quoted?.replaceAll('""', '"') ?? plain).trim());
	}
	return items.filter(Boolean);
}
