/**
 * The address that a page writes, by the URL Standard; null when it is none. Chromium lets escaped
 * characters stand in the host of a web address (`http://two%20words/`), which the standard forbids.
 */
export function parseAddress(text: string, base?: string): URL | null {
	const url = URL.parse(text, base);
	return url?.hostname.includes('%') && specialSchemes.test(url.protocol) ? null : url;
}

const specialSchemes = /^(?:https?|wss?|ftp):$/;
