export type AddressFault = 'invalid' | 'insecure';

/** The origin of a server from what the user typed, or why it cannot be used. */
export function parseServerAddress(text: string): { origin: string } | { fault: AddressFault } {
	const url = URL.parse(withProtocol(text.trim()));
	if (!url || !['http:', 'https:'].includes(url.protocol) || !url.hostname) {
		return { fault: 'invalid' };
	}
	// Chromium escapes spaces in a host name, where other browsers reject the URL.
	if (url.hostname.includes('%')) return { fault: 'invalid' };
	// Plumbline does not store user names and passwords.
	if (url.username || url.password) return { fault: 'invalid' };
	if (url.protocol === 'http:' && !isNearby(url.hostname)) return { fault: 'insecure' };
	return { origin: url.origin };
}

/** The host permission for a server of this origin. Firefox does not support ports here. */
export function permissionFor(
	origin: string,
	knowsPorts = !import.meta.env.FIREFOX,
): { origins: string[] } {
	const { protocol, host, hostname } = new URL(origin);
	return { origins: [`${protocol}//${knowsPorts ? host : hostname}/*`] };
}

function withProtocol(text: string): string {
	if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text;
	const host = URL.parse(`http://${text}`)?.hostname ?? '';
	return `${isNearby(host) ? 'http' : 'https'}://${text}`;
}

const privateRanges = [
	/^127\./,
	/^10\./,
	/^192\.168\./,
	/^172\.(1[6-9]|2\d|3[01])\./,
	/^\[::1\]$/,
	/^\[f[cd]/,
];

/** On this machine or in the local network, where http is acceptable. */
function isNearby(hostname: string): boolean {
	if (hostname === 'localhost' || /\.(localhost|local|internal)$/.test(hostname)) return true;
	const isNumbers = /^[\d.]+$|^\[/.test(hostname);
	return isNumbers && privateRanges.some((range) => range.test(hostname));
}
