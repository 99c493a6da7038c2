import type { BaseTag } from './base-tags.fact.ts';
import { deriveFact } from './derived-fact.ts';
import { parseAddress } from './parse-address.ts';

/** What relative addresses on the page start from. */
export const baseUrl = deriveFact({
	reads: ['url'],
	mayRead: ['baseTags'],
	derive: ({ url, baseTags }): string => resolvedBase(url, baseTags),
});

/** The first base tag decides; one that does not parse, or is data or a script, counts for nothing. */
export function resolvedBase(url: string, baseTags: readonly BaseTag[] | null): string {
	const [first] = baseTags ?? [];
	const base = first && parseAddress(first.href, url)?.href;
	return base && !/^(?:data|javascript):/.test(base) ? base : url;
}
