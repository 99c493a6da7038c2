import type { SyncedSite } from '../../source.ts';

export type Target = Pick<SyncedSite, 'domain' | 'matchMode'>;

/**
 * Whether a result counts as the site’s. `domain`: the domain and what is below it; `host` and
 * `prefix`: that host alone. With or without `www.` is the same host, and a domain with a folder
 * takes that folder only. The scheme does not matter; a port only where the domain names one.
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

/** Hosts in punycode and lower case, as the URL parser writes them. Null when it is no web address. */
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
