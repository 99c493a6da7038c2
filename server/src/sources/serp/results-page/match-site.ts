import type { SyncedSite } from '../../source.ts';

export type Target = Pick<SyncedSite, 'domain' | 'matchMode'>;

/**
 * Whether a result belongs to the site. `domain`: the domain and its subdomains; `host` and
 * `prefix`: that host only. Hosts with and without `www.` are the same, and a domain with a folder
 * matches that folder only. The scheme does not matter; a port matters only if the domain names
 * one.
 */
export function isOfSite(url: string, { domain, matchMode }: Target): boolean {
	const result = addressOf(url);
	const site = addressOf(`https://${domain}`);
	if (result === null || site === null || site.host === '') return false;
	if (site.port !== '' && site.port !== result.port) return false;
	const isHost =
		result.host === site.host || (matchMode === 'domain' && isBelow(result.host, site.host));
	return isHost && isInFolder(result.path, site.path);
}

interface Address {
	readonly host: string;
	readonly port: string;
	readonly path: string;
}

/** Hosts in punycode and lower case, as the URL parser writes them. Null if it is not a web URL. */
function addressOf(text: string): Address | null {
	const url = URL.parse(text);
	if (url === null || !/^https?:$/.test(url.protocol)) return null;
	return {
		host: url.hostname.replace(/\.$/, '').replace(/^www\./, ''),
		port: url.port,
		path: url.pathname.replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase()),
	};
}

function isBelow(host: string, domain: string): boolean {
	return host.endsWith(`.${domain}`);
}

function isInFolder(path: string, folder: string): boolean {
	const start = folder.replace(/\/+$/, '');
	return path === start || path.startsWith(`${start}/`);
}
