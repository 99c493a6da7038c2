import type { FactStore } from '../page/fact-store.ts';
import type { QueryTotal } from '../search-console-export/search-console-export.ts';
import { type KeywordPlaceName, keywordPlaces } from './keyword-places.ts';

export type { QueryTotal } from '../search-console-export/search-console-export.ts';

/** Where a page shows what it is about. */
const telling: ReadonlySet<KeywordPlaceName> = new Set(['title', 'headings', 'description', 'url']);

/**
 * The queries of a site that a page uses the words of, where it says what it is about or in one
 * piece of its text: the most shown first. Exports of a whole site do not say which page was shown.
 */
export function queriesOfPage(
	facts: FactStore,
	queries: readonly QueryTotal[],
): readonly QueryTotal[] {
	const reports = keywordPlaces(
		facts,
		queries.map(({ query }) => query),
	);
	return queries
		.filter((_query, index) =>
			reports[index]?.places.some(
				({ best, name }) =>
					best === 'exact' || best === 'inOrder' || (best === 'scattered' && telling.has(name)),
			),
		)
		.toSorted((one, other) => other.impressions - one.impressions);
}
