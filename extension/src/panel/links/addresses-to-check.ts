import type { PageLink } from '@plumbline/core';

/** Nobody waits for more, and no server should be asked for more. */
export const MOST_CHECKED = 300;

/** The web addresses behind links, each once, the first of them. */
export function addressesToCheck(links: readonly PageLink[]) {
	const web = links.filter(({ kind }) => kind === 'internal' || kind === 'external');
	const once = [...new Set(web.map(({ address }) => address))];
	return { all: once.length, addresses: once.slice(0, MOST_CHECKED) };
}

/** What the browser is asked for; Firefox knows no ports here. */
export function hostsOf(addresses: readonly string[]): readonly string[] {
	const hosts = addresses.flatMap((address) => {
		const url = URL.parse(address);
		return url ? [`${url.protocol}//${url.hostname}/*`] : [];
	});
	return [...new Set(hosts)];
}
