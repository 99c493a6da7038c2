import type { SearchResult } from '../providers/provider.ts';
import { isOfSite, type Target } from '../results-page/match-site.ts';

/** Longer than any text an engine shows. */
const mostLength = 4096;

/** Text for any database: PostgreSQL has no NUL in text, and half a surrogate pair is not a character. */
export function storable(text: string): string {
	return text.slice(0, mostLength).replaceAll('\0', '').toWellFormed();
}

/** The result of one check of results pages. */
export interface Observation {
	readonly state: 'r' | 'u';
	readonly rank: number | null;
	/** The last position that was checked; 0 if the engine had no results at all. */
	readonly checkedDepth: number;
	readonly url: string | null;
	readonly title: string | null;
	readonly snippet: string | null;
}

/** The site's best result among these. */
export function observe(results: readonly SearchResult[], target: Target): Observation {
	const checkedDepth = Math.max(0, ...results.map(({ position }) => position));
	const [best] = results
		.filter(({ url }) => isOfSite(url, target))
		.sort((one, other) => one.position - other.position);
	if (best === undefined) return { state: 'u', rank: null, checkedDepth, ...notThere };
	const { position: rank, url, title, snippet } = best;
	const shown = { url: storable(url), title: storable(title), snippet: storable(snippet) };
	return { state: 'r', rank, checkedDepth, ...shown };
}

const notThere = { url: null, title: null, snippet: null };
