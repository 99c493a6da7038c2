import { isIP } from 'node:net';
import { classifyAddress } from './address-class.ts';
import { type AllowedHosts, hostAndPort, hostName, portOf } from './allowed-hosts.ts';

// Names that always mean an internal machine: RFC 6761, RFC 6762, RFC 8375, ICANN's .internal.
const innerName = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home\.arpa)$/;
const standardPorts = new Set(['80', '443']);

/**
 * Why this URL must not be fetched, as a sentence with a remedy; null if it is allowed. Callers of the
 * API read it, so it does not name the settings of the server.
 */
export function urlProblem(url: URL, allowedHosts: AllowedHosts): string | null {
	if (url.protocol !== 'http:' && url.protocol !== 'https:') {
		return `Only http and https pages can be fetched, not “${url.protocol}”.`;
	}
	if (url.username !== '' || url.password !== '') {
		return 'The URL contains a user name or password. Remove it.';
	}
	const host = hostName(url);
	const allowed = allowedHosts.has(hostAndPort(url));
	if (isIpLiteral(host)) {
		if (!mayConnect(unbracketed(host), allowed)) return notPublic(url, allowed);
	} else if (innerName.test(host) && !allowed) return notPublic(url, allowed);
	if (!allowed && !standardPorts.has(portOf(url))) {
		return `Only ports 80 and 443 are allowed, not ${portOf(url)}. Give the page’s HTML instead.`;
	}
	return null;
}

export function mayConnect(address: string, allowed: boolean): boolean {
	const kind = classifyAddress(address);
	return kind === 'public' || (kind === 'private' && allowed);
}

function notPublic(url: URL, isAllowed: boolean): string {
	const host = hostName(url);
	if (isAllowed || isForbidden(host)) {
		return `“${host}” is not a public address. No setting allows it, because cloud providers serve credentials at such addresses. Give the page’s HTML instead.`;
	}
	return `“${host}” is not a public address. Give the page’s HTML instead.`;
}

const isForbidden = (host: string) =>
	isIpLiteral(host) && classifyAddress(unbracketed(host)) === 'forbidden';

function isIpLiteral(host: string): boolean {
	return isIP(unbracketed(host)) !== 0;
}

function unbracketed(host: string): string {
	return host.replace(/^\[|\]$/g, '');
}
