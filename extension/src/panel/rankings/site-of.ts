import type { ServerSite } from '../../messaging/server-protocol.ts';

/** The site a page belongs to: of the domains its host ends with, the longest. */
export function siteOf(url: string, sites: readonly ServerSite[]): ServerSite | null {
	const host = bare(URL.parse(url)?.hostname ?? '');
	const owners = sites.filter(({ domain }) => {
		const owner = bare(hostOf(domain));
		return owner !== '' && (host === owner || host.endsWith(`.${owner}`));
	});
	return owners.sort((one, other) => other.domain.length - one.domain.length)[0] ?? null;
}

/** As the browser writes it: lower case, and names of other scripts in their codes. */
const hostOf = (domain: string) => URL.parse(`http://${domain}`)?.hostname ?? '';

const bare = (host: string) => host.replace(/^www\./, '');
