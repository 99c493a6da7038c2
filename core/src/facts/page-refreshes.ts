import { pageAddress } from '../addresses/page-address.ts';
import { parseRefresh, refreshTarget } from '../addresses/parse-refresh.ts';
import { resolvedBase } from './derived/indexing/base-url.fact.ts';
import type { PageFacts } from './page-facts.ts';

export interface PageRefresh {
	readonly seconds: number;
	readonly target: URL;
}

/**
 * The refreshes that lead from a page to a different one, by header and then by tag: browsers follow
 * the first.
 */
export function pageRefreshes({ facts }: PageFacts): readonly PageRefresh[] {
	const { baseTags, refreshMetas, response, url } = facts;
	const page = pageAddress(url);
	if (page === null) return [];
	const headers = response?.headers?.filter(([name]) => name === 'refresh') ?? [];
	const base = resolvedBase(page.href, baseTags);
	return [...headers.flatMap(([, value]) => parseRefresh(value) ?? []), ...(refreshMetas ?? [])]
		.map((refresh) => ({
			seconds: refresh.seconds,
			target: refreshTarget(refresh, page, base),
		}))
		.filter((one): one is PageRefresh => /^https?:$/.test(one.target?.protocol ?? ''));
}
