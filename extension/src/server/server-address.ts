export type AddressFault = 'invalid' | 'insecure';

/** The origin of a server as people type it, or why it cannot be used. */
export function parseServerAddress(text: string): { origin: string } | { fault: AddressFault } {
	const url = URL.parse(withProtocol(text.trim()));
	if (!url || !['http:', 'https:'].includes(url.protocol) || !url.hostname) {
		return { fault: 'invalid' };
	}
	// Chromium escapes spaces in the name of a host, where others see that it is none.
	if (url.hostname.includes('%')) return { fault: 'invalid' };
	// A name and a password in an address are not ours to keep.
	if (url.username || url.password) return { fault: 'invalid' };
	if (url.protocol === 'http:' && !isNearby(url.hostname)) return { fault: 'insecure' };
	return { origin: url.origin };
}

/** What the browser is asked for, to call a server of this origin. Firefox knows no ports here. */
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

/** On this machine or in this house, where nobody reads along on the way. */
function isNearby(hostname: string): boolean {
	if (hostname === 'localhost' || /\.(localhost|local|internal)$/.test(hostname)) return true;
	const isNumbers = /^[\d.]+$|^\[/.test(hostname);
	return isNumbers && privateRanges.some((range) => range.test(hostname));
}
