import type { FactStore } from '../../facts/fact-store.ts';
import { isSamePage } from '../../rules/international/hreflang/page-versions.ts';

/**
 * Whether a different language version names this page among its own versions; null if that cannot
 * be known.
 */
export function hasReturnLink(version: FactStore, page: string): boolean | null {
	const hreflangs = version.get('statedHreflangs');
	return hreflangs?.some(({ address }) => isSamePage(address, page)) ?? null;
}
