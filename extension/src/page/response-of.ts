import type { ResponseFacts } from '@plumbline/core';
import { withoutHash } from './without-hash.ts';

interface Navigation {
	readonly name: string;
	readonly responseStatus?: number;
}

/**
 * The status of the document's response, from the browser's navigation entry. Null when the entry
 * lacks it, or when a script has changed the URL since without a request.
 */
export function responseOf(url: string, entries: readonly object[]): ResponseFacts | null {
	const [navigation] = entries as readonly Navigation[]; // the caller passes `navigation` entries
	if (!navigation?.responseStatus || !isSamePage(navigation.name, url)) return null;
	return { status: navigation.responseStatus, headers: null };
}

/** Whether two URLs differ at most in their fragment. */
export const isSamePage = (one: string, other: string) => withoutHash(one) === withoutHash(other);
