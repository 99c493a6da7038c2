import type { FactStore } from '../facts/fact-store.ts';
import type { NodeRef } from '../facts/node-ref.ts';
import { type KeywordPlaceName, keywordPlaces } from './keyword-places.ts';

/** A page that ranks for a keyword, but not at the top, and whose title lacks the words of it. */
export interface RankTie {
	readonly keyword: string;
	readonly rank: number;
	/** On the second page of results, near the first. */
	readonly isNearFirstPage: boolean;
	/** No heading has them either. */
	readonly areHeadingsWithout: boolean;
	/** The title; null where the page has none. */
	readonly node: NodeRef | null;
}

interface Ranked {
	readonly keyword: string;
	/** null when none is known. */
	readonly rank: number | null;
}

/** So far down a page is not about the keyword, and one sentence will not change that. */
const DEEPEST_RANK = 30;
const MOST = 3;

/** The ranks that the page itself may hold back, the best first. */
export function rankTies(facts: FactStore, ranked: readonly Ranked[]): readonly RankTie[] {
	const near = ranked
		.flatMap(({ keyword, rank }) => (rank === null ? [] : [{ keyword, rank }]))
		.filter(({ rank }) => rank > 3 && rank <= DEEPEST_RANK)
		.sort((one, other) => one.rank - other.rank);
	const reports = keywordPlaces(
		facts,
		near.map(({ keyword }) => keyword),
		{ names: ['title', 'headings'] },
	);
	const node = facts.get('titles')?.[0]?.node ?? null;
	return near
		.flatMap(({ keyword, rank }, index): readonly RankTie[] => {
			const lacks = (name: KeywordPlaceName) =>
				reports[index]?.places.some((place) => place.name === name && place.best === 'missing') ??
				false;
			const isNearFirstPage = rank > 10 && rank <= 20;
			if (!lacks('title')) return [];
			return [{ keyword, rank, isNearFirstPage, areHeadingsWithout: lacks('headings'), node }];
		})
		.slice(0, MOST);
}
