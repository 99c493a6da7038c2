/** The source of a regular expression that matches exactly this text. */
export function literally(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
