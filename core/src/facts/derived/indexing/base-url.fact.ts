import { parseAddress } from '../../../addresses/parse-address.ts';
import type { BaseTag } from '../../collected/head/base-tags.fact.ts';
import { deriveFact } from '../derived-fact.ts';

/** The base of relative URLs on the page. */
export const baseUrl = deriveFact({
	reads: ['url'],
	mayRead: ['baseTags'],
	derive: ({ url, baseTags }): string => resolvedBase(url, baseTags),
});

/** In characters. Every URL of the page would be at least as long as its base. */
const longestBase = 4096;

/**
 * The first base tag decides; it is ignored if it does not parse, is a data or script URL, or is
 * longer than any URL.
 */
export function resolvedBase(url: string, baseTags: readonly BaseTag[] | null): string {
	const [first] = baseTags ?? [];
	const isAddress = first !== undefined && first.href.length <= longestBase;
	const base = isAddress && parseAddress(first.href, url)?.href;
	return base && !/^(?:data|javascript):/.test(base) ? base : url;
}
