/**
 * Without the ASCII white space at both ends. Crawlers compare bytes, so a no-break space belongs
 * to the text.
 */
export function trimmedAscii(text: string): string {
	let start = 0;
	let end = text.length;
	while (start < end && isSpace(text.charCodeAt(start))) start++;
	while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
	return text.slice(start, end);
}

const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d);
