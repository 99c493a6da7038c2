import { foldPhrase } from '../../../core/src/text/folding/fold.ts';

/** The quality of the suggestions for one page against the keywords that somebody would track. */
export interface StrictScore {
	/** Share of right suggestions among the first five, out of five even if there are fewer. */
	readonly precisionAt5: number;
	/** The same, counting also suggestions that a person judged right afterwards. */
	readonly pooledPrecisionAt5: number;
	/** Number of the first five that neither a label names nor a person has judged. */
	readonly unjudgedAt5: number;
	/** Number of suggestions, counted up to five. */
	readonly shownAt5: number;
	/** The same as `precisionAt5`, but each topic counts once. */
	readonly topicsAt5: number;
	/** Share of the topics that the first ten suggestions name. */
	readonly recallAt10: number;
}

type Topics = readonly (readonly string[])[];

export interface Labels {
	readonly language: string;
	readonly topics: Topics;
	readonly alsoRight: readonly string[];
	readonly judgedWrong: readonly string[];
}

export type Judgement = 'labelled' | 'judged right' | 'judged wrong' | 'unjudged';

/** A suggestion counts if it equals an accepted spelling once both are folded; containing one is not enough. */
export function judge(suggestion: string, labels: Labels): Judgement {
	const { alsoRight, judgedWrong, language, topics } = labels;
	if (topicsNamedBy(suggestion, topics, language).length > 0) return 'labelled';
	if (topicsNamedBy(suggestion, [alsoRight], language).length > 0) return 'judged right';
	return topicsNamedBy(suggestion, [judgedWrong], language).length > 0
		? 'judged wrong'
		: 'unjudged';
}

export function strictScore(suggestions: readonly string[], labels: Labels): StrictScore {
	const { language, topics } = labels;
	const named = suggestions.map((suggestion) => topicsNamedBy(suggestion, topics, language));
	const distinct = (count: number) => new Set(named.slice(0, count).flat()).size;
	const judgements = suggestions.slice(0, 5).map((suggestion) => judge(suggestion, labels));
	const countOf = (...those: Judgement[]) =>
		judgements.filter((judgement) => those.includes(judgement)).length;
	return {
		precisionAt5: countOf('labelled') / 5,
		pooledPrecisionAt5: countOf('labelled', 'judged right') / 5,
		unjudgedAt5: countOf('unjudged'),
		shownAt5: Math.min(5, suggestions.length),
		topicsAt5: Math.min(distinct(5), 5) / 5,
		recallAt10: distinct(10) / topics.length,
	};
}

/** The numbers of the topics that a suggestion names. */
function topicsNamedBy(suggestion: string, topics: Topics, language: string): number[] {
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
	readonly pooledPrecisionOfShown: number;
}

export function meanStrictScore(scores: readonly StrictScore[]): MeanStrictScore {
	const of = (key: keyof StrictScore) =>
		scores.reduce((sum, score) => sum + score[key], 0) / Math.max(1, scores.length);
	const shownAt5 = of('shownAt5');
	const ofShown = (precision: number) => (shownAt5 === 0 ? 0 : (precision * 5) / shownAt5);
	return {
		precisionAt5: of('precisionAt5'),
		pooledPrecisionAt5: of('pooledPrecisionAt5'),
		unjudgedAt5: of('unjudgedAt5'),
		shownAt5,
		precisionOfShown: ofShown(of('precisionAt5')),
		pooledPrecisionOfShown: ofShown(of('pooledPrecisionAt5')),
		topicsAt5: of('topicsAt5'),
		recallAt10: of('recallAt10'),
	};
}
