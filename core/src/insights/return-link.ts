import type { FactStore } from '../facts/fact-store.ts';
import { isSamePage } from '../rules/international/page-versions.ts';

/**
 * Whether a different language version names this page among its own versions; null if that cannot
 * be known.
 */
export function hasReturnLink(version: FactStore, page: string): boolean | null {
	const base = version.get('baseUrl') ?? undefined;
	const hreflangs = version.get('hreflangs');
	return (
		hreflangs?.some(({ href }) => isSamePage(URL.parse(href, base)?.href ?? href, page)) ?? null
	);
}
