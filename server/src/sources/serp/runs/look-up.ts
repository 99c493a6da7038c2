import type { ResultsPage, SearchResult } from '../providers/provider.ts';
import type { Target } from '../results-page/match-site.ts';
import { type Observation, observe } from './observation.ts';

export interface LookUp {
	/** Each page once; see `page-order.ts`. */
	readonly order: readonly number[];
	readonly target: Target;
	readonly readPage: (page: number) => Promise<ResultsPage>;
}

/**
 * Reads pages until the site is found, and skips pages after an empty one. A failed page fails the
 * whole check, so “not there” means that all other pages were read.
 */
export async function lookUp({ order, target, readPage }: LookUp): Promise<Observation> {
	const seen: SearchResult[] = [];
	let firstEmpty = Number.POSITIVE_INFINITY;
	for (const page of order) {
		if (page >= firstEmpty) continue;
		const { results } = await readPage(page);
		if (results.length === 0) firstEmpty = page;
		seen.push(...results);
		if (observe(results, target).state === 'r') break;
	}
	return observe(seen, target);
}
