/** A regular expression that matches a text literally. */
export function literally(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
