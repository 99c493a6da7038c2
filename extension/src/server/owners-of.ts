import type { ServerSite } from '../messaging/server-protocol.ts';

/**
 * The sites a page belongs to: those whose domain is the longest match for the end of its host.
 * More than one when sites share a domain.
 */
export function ownersOf(url: string, sites: readonly ServerSite[]): readonly ServerSite[] {
	const host = bare(URL.parse(url)?.hostname ?? '');
	const owners = sites
		.map((site) => ({ site, domain: bare(hostOf(site.domain)) }))
		.filter(({ domain }) => domain !== '' && (host === domain || host.endsWith(`.${domain}`)));
	const closest = Math.max(...owners.map(({ domain }) => domain.length));
	return owners.filter(({ domain }) => domain.length === closest).map(({ site }) => site);
}

/** The host as the browser writes it: lower case and in Punycode. */
const hostOf = (domain: string) => URL.parse(`http://${domain}`)?.hostname ?? '';

const bare = (host: string) => host.replace(/^www\./, '');
