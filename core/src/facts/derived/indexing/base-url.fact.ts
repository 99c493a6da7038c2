import { parseAddress } from '../../../addresses/parse-address.ts';
import type { BaseTag } from '../../collected/head/base-tags.fact.ts';
import { deriveFact } from '../derived-fact.ts';

/** What relative addresses on the page start from. */
export const baseUrl = deriveFact({
	reads: ['url'],
	mayRead: ['baseTags'],
	derive: ({ url, baseTags }): string => resolvedBase(url, baseTags),
});

/** In characters. Every address of the page would be as long as its base. */
const LONGEST_BASE = 4096;

/**
 * The first base tag decides; one that does not parse, is data or a script, or longer than any
 * address counts for nothing.
 */
export function resolvedBase(url: string, baseTags: readonly BaseTag[] | null): string {
	const [first] = baseTags ?? [];
	const isAddress = first !== undefined && first.href.length <= LONGEST_BASE;
	const base = isAddress && parseAddress(first.href, url)?.href;
	return base && !/^(?:data|javascript):/.test(base) ? base : url;
}
