/**
 * How two addresses differ. `spelling`: host, case, slash at the end, index file or a needless escape, which servers
 * mostly treat alike. An escaped slash is none (RFC 3986, 2.2): it is a part of a name.
 */
export type AddressDifference = 'none' | 'scheme' | 'spelling' | 'parameters' | 'other';

/** What campaigns add to an address; it never makes another page. */
const tracking = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|mc_cid|mc_eid|_ga)$/i;

/** Whether a parameter of this name says only where a visitor came from. */
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

/** The address with each character escaped as all others do it (RFC 3986, 6.2.2): `%61` is `a`, `%c3` is `%C3`. */
export const withPlainEscapes = (address: string) =>
	address.includes('%') ? address.replace(/%[\da-f]{2}/gi, plainEscape) : address;

function plainEscape(escaped: string): string {
	const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
	return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
}

/** Without the dot of the root, which ends every host and is seldom written. */
export const hostName = ({ hostname }: Pick<URL, 'hostname'>) =>
	hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;

/** Without “www.”, which is the same site nearly everywhere. */
export const plainHost = (url: Pick<URL, 'hostname'>) => {
	const host = hostName(url);
	return host.startsWith('www.') ? host.slice(4) : host;
};

const plainPath = ({ pathname }: URL) =>
	decoded(pathname)
		.replace(/\/(?:index|default)\.\w{2,5}$/i, '/')
		// Tried once a run: a path may be slashes by the thousand.
		.replace(/(?<!\/)\/+$/, '')
		.toLowerCase();

/** All but slashes and percent signs, which would say something else. */
const decoded = (path: string) =>
	path.includes('%') ? path.replace(/(?:%(?!2f|25)[\da-f]{2})+/gi, charactersOf) : path;

function charactersOf(escapes: string): string {
	try {
		return decodeURIComponent(escapes);
	} catch {
		// Bytes that are no text stand for themselves.
		return escapes;
	}
}

function query({ searchParams }: URL): string {
	const own = [...searchParams].filter(([name]) => !isTracking(name));
	return own.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}
