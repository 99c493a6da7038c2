import { isIP } from 'node:net';
import { classifyAddress } from './address-class.ts';
import { type AllowedHosts, hostAndPort, hostName, portOf } from './allowed-hosts.ts';

// Names that always mean an internal machine: RFC 6761, RFC 6762, RFC 8375, ICANN's .internal.
const innerName = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home\.arpa)$/;
const standardPorts = new Set(['80', '443']);

/** Why this URL must not be fetched, as a sentence with a remedy; null if it is allowed. */
export function urlProblem(url: URL, allowedHosts: AllowedHosts): string | null {
	if (url.protocol !== 'http:' && url.protocol !== 'https:') {
		return `Only http and https pages can be fetched, not “${url.protocol}”.`;
	}
	if (url.username !== '' || url.password !== '') {
		return 'The address carries a user name or password. Leave it out.';
	}
	const host = hostName(url);
	const allowed = allowedHosts.has(hostAndPort(url));
	if (isIpLiteral(host)) {
		if (!mayConnect(unbracketed(host), allowed)) return notPublic(url, allowed);
	} else if (innerName.test(host) && !allowed) return notPublic(url, allowed);
	if (!allowed && !standardPorts.has(portOf(url))) {
		return `Only the ports 80 and 443 are asked, not ${portOf(url)}. PLUMBLINE_ALLOW_HOSTS=${hostAndPort(url)} in the environment of the server or the command allows it; or give the page’s HTML instead.`;
	}
	return null;
}

export function mayConnect(address: string, allowed: boolean): boolean {
	const kind = classifyAddress(address);
	return kind === 'public' || (kind === 'private' && allowed);
}

export function notPublic(url: URL, isAllowed: boolean): string {
	const host = hostName(url);
	if (isAllowed || isForbidden(host)) {
		return `“${host}” is not a public address. No setting opens it, because clouds hand out credentials at such addresses. Give the page’s HTML instead.`;
	}
	return `“${host}” is not a public address. PLUMBLINE_ALLOW_HOSTS=${hostAndPort(url)} in the environment of the server or the command allows it; or give the page’s HTML instead.`;
}

const isForbidden = (host: string) =>
	isIpLiteral(host) && classifyAddress(unbracketed(host)) === 'forbidden';

function isIpLiteral(host: string): boolean {
	return isIP(unbracketed(host)) !== 0;
}

function unbracketed(host: string): string {
	return host.replace(/^\[|\]$/g, '');
}
