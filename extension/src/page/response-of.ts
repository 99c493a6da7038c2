import type { ResponseFacts } from '@plumbline/core';
import { withoutHash } from './without-hash.ts';

interface Navigation {
	readonly name: string;
	readonly responseStatus?: number;
	readonly redirectCount?: number;
}

/**
 * The document's response as the browser's navigation entry shows it: its status, and how many
 * redirects within its own site led to it. Null when the entry lacks the status, or when a script
 * has changed the URL since without a request.
 */
export function responseOf(url: string, entries: readonly object[]): ResponseFacts | null {
	const [navigation] = entries as readonly Navigation[]; // the caller passes `navigation` entries
	if (!navigation?.responseStatus || !isSamePage(navigation.name, url)) return null;
	const { redirectCount = 0, responseStatus: status } = navigation;
	return { status, headers: null, redirectCount };
}

/** Whether two URLs differ at most in their fragment. */
export const isSamePage = (one: string, other: string) => withoutHash(one) === withoutHash(other);
