/** False for most texts, and much faster than replacing. */
const isLoose = /^ |[\t\n\f\r]| (?: |$)/;

/** Collapses white space like HTML; a no-break space is text. */
export function collapse(text: string): string {
	if (!isLoose.test(text)) return text;
	return text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
}

export function isBlank(text: string): boolean {
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code !== 32 && (code > 13 || code < 9 || code === 11)) return false;
	}
	return true;
}
