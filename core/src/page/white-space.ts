/** White space as HTML collapses it; a no-break space is text. */
export function collapse(text: string): string {
	return text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
}

export function isBlank(text: string): boolean {
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code !== 32 && (code > 13 || code < 9 || code === 11)) return false;
	}
	return true;
}
