/** Collapses white space like HTML; a no-break space is text. */
export function collapse(text: string): string {
	if (isCollapsed(text)) return text;
	return text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
}

export function isBlank(text: string): boolean {
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code !== 32 && (code > 13 || code < 9 || code === 11)) return false;
	}
	return true;
}

/** True for most texts, so this check is worth it before two regular expressions. */
function isCollapsed(text: string): boolean {
	let isAfterSpace = true;
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code < 32 || (code === 32 && isAfterSpace)) return false;
		isAfterSpace = code === 32;
	}
	return !isAfterSpace || text === '';
}
