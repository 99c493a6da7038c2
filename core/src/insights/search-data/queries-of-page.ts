import type { QueryTotal } from '../../exchange/search-console/search-console-export.ts';
import type { FactStore } from '../../facts/fact-store.ts';
import { parseKeyphrase } from '../../text/keyphrase/keyphrase.ts';
import { matchKeyphrase } from '../../text/keyphrase/match-keyphrase.ts';
import { createTextIndex } from '../../text/keyphrase/text-index.ts';
import { type KeywordPlaceName, type Passage, passagesOf } from './keyword-places.ts';

export type { QueryTotal } from '../../exchange/search-console/search-console-export.ts';

/** The places that show the topic of a page. */
const topicPlaces: readonly KeywordPlaceName[] = ['title', 'headings', 'description', 'url'];

/**
 * How much of the text is searched: an export has a thousand queries, and the start of a page is
 * enough to show its topic.
 */
const mostCharacters = 30_000;

/**
 * The queries of a site whose words the page uses, in the places that show its topic or in one
 * passage of its text. They are sorted by impressions. Exports of a whole site do not say which
 * page was shown.
 */
export function queriesOfPage(
	facts: FactStore,
	queries: readonly QueryTotal[],
): readonly QueryTotal[] {
	const topicPassages = topicPlaces.flatMap((name) => passagesOf(name, facts) ?? []);
	const passages = [...topicPassages, ...startOf(passagesOf('text', facts) ?? [])];
	const index = createTextIndex(
		passages.map(({ text }) => text),
		facts.get('language')?.code ?? null,
	);
	return queries
		.filter(({ query }) =>
			matchKeyphrase(index, parseKeyphrase(query)).matches.some(
				({ block, kind }) => kind !== 'scattered' || block < topicPassages.length,
			),
		)
		.toSorted((one, other) => other.impressions - one.impressions);
}

function startOf(passages: readonly Passage[]): readonly Passage[] {
	let length = 0;
	return passages.filter(({ text }) => {
		length += text.length;
		return length <= mostCharacters;
	});
}
