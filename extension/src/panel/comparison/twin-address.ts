/** The origin of a twin from what the user typed; null if it is not that of a different site. */
export function parseTwinAddress(text: string, ownUrl: string): string | null {
	const typed = text.trim();
	const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
	// Chromium escapes spaces in a host name, where other browsers reject the URL.
	if (!url.hostname || url.hostname.includes('%')) return null;
	return url.origin === URL.parse(ownUrl)?.origin ? null : url.origin;
}

/** The URL of the same page on its twin. */
export function twinUrl(url: string, twin: string): string {
	const { pathname, search } = new URL(url);
	return `${twin}${pathname}${search}`;
}
