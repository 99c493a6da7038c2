import type { PageLink } from '@plumbline/core';

/** The web addresses behind links, each once. */
export function addressesToCheck(links: readonly PageLink[]): readonly string[] {
	const web = links.filter(({ kind }) => kind === 'internal' || kind === 'external');
	return [...new Set(web.map(({ address }) => address))];
}
