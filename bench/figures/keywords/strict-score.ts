import { functionWordsOf } from '../../../core/src/languages/function-words.ts';
import { fold } from '../../../core/src/text/folding/fold.ts';

/** The quality of the suggestions for one page against the keywords that somebody would track. */
export interface StrictScore {
	/** Number of suggestions among the first five that a label names. */
	readonly labelled: number;
	/** The same, plus suggestions that a person afterwards judged to be right. */
	readonly right: number;
	/** Number of the first five that neither a label names nor a person has judged. */
	readonly unjudged: number;
	/** Number of suggestions, counted up to five. */
	readonly made: number;
	/** Share of the topics, of five at most, that the first five suggestions name. */
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

export function judge(suggestion: string, labels: Labels): Judgement {
	const { alsoRight, judgedWrong, language, topics } = labels;
	if (topicsNamedBy(suggestion, topics, language).length > 0) return 'labelled';
	if (isAmong(alsoRight, suggestion, language)) return 'judged right';
	return isAmong(judgedWrong, suggestion, language) ? 'judged wrong' : 'unjudged';
}

/** A suggestion counts if it is a spelling of a topic, once; containing one is not enough. */
export function strictScore(suggestions: readonly string[], labels: Labels): StrictScore {
	const { language, topics } = labels;
	const named = suggestions.map((suggestion) => topicsNamedBy(suggestion, topics, language));
	const distinct = (count: number) => new Set(named.slice(0, count).flat()).size;
	const first = suggestions.slice(0, 5);
	const isRepeated = (suggestion: string, at: number) =>
		isAmong(first.slice(0, at), suggestion, language);
	const judgements = first.map((suggestion, at) =>
		isRepeated(suggestion, at) ? 'judged wrong' : judge(suggestion, labels),
	);
	const countOf = (...those: Judgement[]) =>
		judgements.filter((judgement) => those.includes(judgement)).length;
	return {
		labelled: countOf('labelled'),
		right: countOf('labelled', 'judged right'),
		unjudged: countOf('unjudged'),
		made: judgements.length,
		topicsAt5: distinct(5) / Math.min(5, topics.length),
		recallAt10: distinct(10) / topics.length,
	};
}

/** The numbers of the topics that a suggestion names. */
function topicsNamedBy(suggestion: string, topics: Topics, language: string): number[] {
	return topics.flatMap((spellings, topic) =>
		isAmong(spellings, suggestion, language) ? [topic] : [],
	);
}

function isAmong(phrases: readonly string[], suggestion: string, language: string): boolean {
	const given = wordsOfQuery(suggestion, language);
	return phrases.some((phrase) => wordsOfQuery(phrase, language) === given);
}

/** “Radfahren in Salzburg” and “Salzburg Radfahren” are the same query: its words, whatever joins them. */
function wordsOfQuery(phrase: string, language: string): string {
	const functionWords = functionWordsOf(language);
	const words = fold(phrase, language)
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter((word) => word !== '');
	const content = words.filter((word) => !functionWords?.has(word));
	return (content.length > 0 ? content : words).sort().join(' ');
}

export interface MeanStrictScore {
	/** Share of right suggestions among the first five that were made; see `fewestCounted`. */
	readonly precisionAt5: number;
	readonly judgedPrecisionAt5: number;
	/** The same out of five, however many were made. */
	readonly precisionOfFive: number;
	readonly judgedPrecisionOfFive: number;
	readonly made: number;
	readonly unjudged: number;
	readonly topicsAt5: number;
	readonly recallAt10: number;
}

/** A shorter list has that many places counted, so that silence is not precision. */
const fewestCounted = 3;

export function meanStrictScore(scores: readonly StrictScore[]): MeanStrictScore {
	const meanOf = (figure: (score: StrictScore) => number) =>
		scores.reduce((sum, score) => sum + figure(score), 0) / Math.max(1, scores.length);
	const places = ({ made }: StrictScore) => Math.max(fewestCounted, made);
	return {
		precisionAt5: meanOf((score) => score.labelled / places(score)),
		judgedPrecisionAt5: meanOf((score) => score.right / places(score)),
		precisionOfFive: meanOf(({ labelled }) => labelled / 5),
		judgedPrecisionOfFive: meanOf(({ right }) => right / 5),
		made: meanOf(({ made }) => made),
		unjudged: scores.reduce((sum, { unjudged }) => sum + unjudged, 0),
		topicsAt5: meanOf(({ topicsAt5 }) => topicsAt5),
		recallAt10: meanOf(({ recallAt10 }) => recallAt10),
	};
}
