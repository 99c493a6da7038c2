/** The beginning of a text, in at most `most` UTF-16 units; “…” shows that text was cut. */
export function shorten(text: string, most: number): string {
	if (text.length <= most) return text;
	return `${text.slice(0, most - 1).replace(halfAtEnd, '')}…`;
}

/** The end of a text, in at most `most` UTF-16 units, without splitting a character. */
export const endOf = (text: string, most: number) => text.slice(-most).replace(halfAtStart, '');

const halfAtEnd = /[\ud800-\udbff]$/;
const halfAtStart = /^[\udc00-\udfff]/;
