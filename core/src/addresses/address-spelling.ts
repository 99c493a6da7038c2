/**
 * How two URLs differ. `spelling`: host, case, trailing slash, index file or a needless escape,
 * which servers mostly treat alike. An escaped slash is not needless (RFC 3986, 2.2): it is part of
 * a name.
 */
export type AddressDifference = 'none' | 'scheme' | 'spelling' | 'parameters' | 'other';

/** Parameters that campaigns add to a URL; the page stays the same. */
const tracking = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|mc_cid|mc_eid|_ga)$/i;

/** Whether a parameter of this name only says where a visitor came from. */
export const isTracking = (name: string) => tracking.test(name);

export function addressDifference(left: URL, right: URL): AddressDifference {
	if (left.href === right.href) return 'none';
	const isSameQuery = query(left) === query(right);
	const isSameHost = left.host === right.host;
	const isSamePath = withPlainEscapes(left.pathname) === withPlainEscapes(right.pathname);
	if (isSameHost && isSamePath && isSameQuery) {
		return left.protocol === right.protocol ? 'none' : 'scheme';
	}
	const isSamePage = plainHost(left) === plainHost(right) && plainPath(left) === plainPath(right);
	if (!isSamePage) return 'other';
	return isSameQuery ? 'spelling' : 'parameters';
}

/** The URL in normalized escapes (RFC 3986, 6.2.2): `%61` becomes `a`, `%c3` becomes `%C3`. */
export const withPlainEscapes = (address: string) =>
	address.includes('%') ? address.replace(/%[\da-f]{2}/gi, plainEscape) : address;

function plainEscape(escaped: string): string {
	const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
	return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
}

/** The host without a dot at its end, which names the DNS root and is rarely written. */
export const hostName = ({ hostname }: Pick<URL, 'hostname'>) =>
	hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;

/** The host without “www.”: with and without it, nearly every site is the same. */
export const plainHost = (url: Pick<URL, 'hostname'>) => {
	const host = hostName(url);
	return host.startsWith('www.') ? host.slice(4) : host;
};

const plainPath = ({ pathname }: URL) =>
	decoded(pathname)
		.replace(/\/(?:index|default)\.\w{2,5}$/i, '/')
		// Matched once per run: a path may contain thousands of slashes.
		.replace(/(?<!\/)\/+$/, '')
		.toLowerCase();

/** All but slashes and percent signs, which would change the meaning. */
const decoded = (path: string) =>
	path.includes('%') ? path.replace(/(?:%(?!2f|25)[\da-f]{2})+/gi, charactersOf) : path;

function charactersOf(escapes: string): string {
	try {
		return decodeURIComponent(escapes);
	} catch {
		// Bytes that are not text stay escaped.
		return escapes;
	}
}

function query({ searchParams }: URL): string {
	const own = [...searchParams].filter(([name]) => !isTracking(name));
	return own.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}
