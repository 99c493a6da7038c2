/** Browsers and servers accept URLs of this length everywhere. */
const mostCharacters = 2000;

/** The URL as browsers write it; null if its scheme is not http or https, or if it is too long. */
export function webUrl(text: string): string | null {
	if (text.length > mostCharacters) return null;
	const url = URL.parse(text);
	return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
