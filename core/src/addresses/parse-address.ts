/**
 * Parses a URL on a page by the URL Standard; null if it is invalid, or if no server can have its
 * host: one with an empty part. Chromium accepts escaped characters in the host
 * (`http://two%20words/`), which the standard forbids.
 */
export function parseAddress(text: string, base?: string): URL | null {
	const url = URL.parse(text, base);
	return url && impossible.test(url.hostname) && specialSchemes.test(url.protocol) ? null : url;
}

const impossible = /%|^\.|\.\./;
const specialSchemes = /^(?:https?|wss?|ftp):$/;
