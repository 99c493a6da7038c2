import type { ResponseFacts } from '@plumbline/core';
import { withoutHash } from './without-hash.ts';

interface Navigation {
	readonly name: string;
	readonly responseStatus?: number;
}

/**
 * The status the document came with, which the browser remembers; null when it does not, or when
 * the address has changed since without a request.
 */
export function responseOf(url: string, entries: readonly object[]): ResponseFacts | null {
	const [navigation] = entries as readonly Navigation[]; // entries of the type `navigation`
	if (!navigation?.responseStatus || !isSamePage(navigation.name, url)) return null;
	return { status: navigation.responseStatus, headers: null };
}

/** The same address but for its fragment. */
export const isSamePage = (one: string, other: string) => withoutHash(one) === withoutHash(other);
