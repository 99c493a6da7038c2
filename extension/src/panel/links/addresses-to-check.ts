import type { PageLink } from '@plumbline/core';

/** The web URLs that links point to, without duplicates. */
export function addressesToCheck(links: readonly PageLink[]): readonly string[] {
	const web = links.filter(({ kind }) => kind === 'internal' || kind === 'external');
	return [...new Set(web.map(({ address }) => address))];
}
