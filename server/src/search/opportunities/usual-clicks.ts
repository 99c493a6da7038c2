import type { QuerySums } from './few-clicks.ts';

/** The clicks that the site’s queries around that position would get; null if there are none. */
export function usualClicksAt(
	position: number,
	impressions: number,
	queries: readonly QuerySums[],
): number | null {
	const near = queries.filter((query) => Math.abs(query.position - position) <= 1);
	const shown = near.reduce((sum, query) => sum + query.impressions, 0);
	if (shown === 0) return null;
	return (impressions * near.reduce((sum, query) => sum + query.clicks, 0)) / shown;
}
