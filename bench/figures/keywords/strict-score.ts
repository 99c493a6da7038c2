import { foldPhrase } from '../../../core/src/text/folding/fold.ts';

/** The quality of the suggestions for one page against the keywords that somebody would track. */
export interface StrictScore {
	/** Share of right suggestions among the first five, out of five even if there are fewer. */
	readonly precisionAt5: number;
	/** Number of suggestions, counted up to five. */
	readonly shownAt5: number;
	/** The same as `precisionAt5`, but each topic counts once. */
	readonly topicsAt5: number;
	/** Share of the topics that the first ten suggestions name. */
	readonly recallAt10: number;
}

type Topics = readonly (readonly string[])[];

/** A suggestion counts if it equals an accepted spelling once both are folded; containing one is not enough. */
export function strictScore(
	suggestions: readonly string[],
	topics: Topics,
	language: string,
): StrictScore {
	const named = suggestions.map((suggestion) => topicsNamedBy(suggestion, topics, language));
	const distinct = (count: number) => new Set(named.slice(0, count).flat()).size;
	return {
		precisionAt5: named.slice(0, 5).filter(({ length }) => length > 0).length / 5,
		shownAt5: Math.min(5, suggestions.length),
		topicsAt5: Math.min(distinct(5), 5) / 5,
		recallAt10: distinct(10) / topics.length,
	};
}

/** The numbers of the topics that a suggestion names. */
export function topicsNamedBy(suggestion: string, topics: Topics, language: string): number[] {
	const given = plain(suggestion, language);
	return topics.flatMap((spellings, topic) =>
		spellings.some((spelling) => plain(spelling, language) === given) ? [topic] : [],
	);
}

const plain = (phrase: string, language: string) =>
	foldPhrase(phrase, language).replaceAll('’', "'");

export interface MeanStrictScore extends StrictScore {
	/** Share of right suggestions among the first five of each page, out of those that exist. */
	readonly precisionOfShown: number;
}

export function meanStrictScore(scores: readonly StrictScore[]): MeanStrictScore {
	const of = (key: keyof StrictScore) =>
		scores.reduce((sum, score) => sum + score[key], 0) / Math.max(1, scores.length);
	const [precisionAt5, shownAt5] = [of('precisionAt5'), of('shownAt5')];
	return {
		precisionAt5,
		shownAt5,
		precisionOfShown: shownAt5 === 0 ? 0 : (precisionAt5 * 5) / shownAt5,
		topicsAt5: of('topicsAt5'),
		recallAt10: of('recallAt10'),
	};
}
