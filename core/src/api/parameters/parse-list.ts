/**
 * Items separated by commas or line breaks. An item that contains a comma is in quotes, with `""`
 * for a quote (RFC 4180); a quote that is not closed at the end of its item is an ordinary
 * character.
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
