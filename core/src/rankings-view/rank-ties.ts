import type { FactStore } from '../facts/fact-store.ts';
import type { NodeRef } from '../facts/node-ref.ts';
import { type KeywordPlaceName, keywordPlaces } from '../insights/search-data/keyword-places.ts';

/** A page that ranks for a keyword, but not at the top, and whose title lacks the keyword's words. */
export interface RankTie {
	readonly keyword: string;
	readonly rank: number;
	/** On the second page of results. */
	readonly isNearFirstPage: boolean;
	/** Whether the headings lack the words, too. */
	readonly areHeadingsWithout: boolean;
	/** The title. */
	readonly node: NodeRef | null;
}

interface RankedKeyword {
	readonly keyword: string;
	/** null when it was not found or never checked: those look alike, so neither is a tie. */
	readonly rank: number | null;
}

/** The first three places leave little to win. */
const topRanks = 3;
/**
 * A page that ranks further down is about something else, and its title is not what holds it back.
 */
const deepestRank = 30;
const maxTies = 3;

/**
 * Keywords whose rank the page itself may hold back, best rank first. A finding that does not
 * mention the keyword is never tied to its rank.
 */
export function rankTies(facts: FactStore, ranked: readonly RankedKeyword[]): readonly RankTie[] {
	const improvable = ranked
		.flatMap(({ keyword, rank }) => (rank === null ? [] : [{ keyword, rank }]))
		.filter(({ rank }) => rank > topRanks && rank <= deepestRank)
		.sort((one, other) => one.rank - other.rank);
	const reports = keywordPlaces(
		facts,
		improvable.map(({ keyword }) => keyword),
		{ names: ['title', 'headings'] },
	);
	const node = facts.get('titles')?.[0]?.node ?? null;
	return improvable
		.flatMap(({ keyword, rank }, index): readonly RankTie[] => {
			const lacks = (name: KeywordPlaceName) =>
				reports[index]?.places.some((place) => place.name === name && place.best === 'missing') ??
				false;
			const isNearFirstPage = rank > 10 && rank <= 20;
			if (!lacks('title')) return [];
			return [{ keyword, rank, isNearFirstPage, areHeadingsWithout: lacks('headings'), node }];
		})
		.slice(0, maxTies);
}
