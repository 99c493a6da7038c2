import type { IndexingOverview } from '@plumbline/core';
import { usePage } from '../page-view.ts';
import { useUrlChecks } from '../url-checks/use-url-checks.ts';
import { readReturnLink } from './read-return-link.ts';

/** The check whether the other language versions link back to this page. */
export function useReturnChecks() {
	const { url } = usePage();
	return useUrlChecks(`return ${url}`, (address, signal) => readReturnLink(address, url, signal));
}

/** The URLs of the other versions, without duplicates. */
export function otherVersions({ hreflangs }: IndexingOverview): readonly string[] {
	const others = (hreflangs ?? []).filter(
		({ address, isSelf }) => !isSelf && /^https?:/.test(address),
	);
	return [...new Set(others.map(({ address }) => address))];
}
