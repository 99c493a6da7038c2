/**
 * Parses a URL on a page by the URL Standard; null if it is invalid. Chromium accepts escaped
 * characters in the host (`http://two%20words/`), which the standard forbids.
 */
export function parseAddress(text: string, base?: string): URL | null {
	const url = URL.parse(text, base);
	return url?.hostname.includes('%') && specialSchemes.test(url.protocol) ? null : url;
}

const specialSchemes = /^(?:https?|wss?|ftp):$/;
