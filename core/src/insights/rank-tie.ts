import type { FactStore } from '../page/fact-store.ts';
import type { NodeRef } from '../page/node-ref.ts';
import { keywordPlaces } from './keyword-places.ts';

/** What the audit knows of a page that ranks for a keyword but not at the top. */
export interface RankTie {
	readonly keyword: string;
	readonly rank: number;
	/** On the second page of results, near the first. */
	readonly isNearFirstPage: boolean;
	/** Where readers and engines look first and do not find the words; never empty. */
	readonly lacks: readonly ('title' | 'headings')[];
	/** What to change first; null where the page has no such element. */
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
	);
	return near
		.flatMap(({ keyword, rank }, index): readonly RankTie[] => {
			const places = reports[index]?.places ?? [];
			const lacks = (['title', 'headings'] as const).filter((name) =>
				places.some((place) => place.name === name && place.best === 'missing'),
			);
			const node = lacks.includes('title') ? (facts.get('titles')?.[0]?.node ?? null) : null;
			const isNearFirstPage = rank > 10 && rank <= 20;
			return lacks.length === 0 ? [] : [{ keyword, rank, isNearFirstPage, lacks, node }];
		})
		.slice(0, MOST);
}
