import type { Candidate } from './keyword-candidate.ts';
import { isFullName, isSubject, type PageWords, standsApart } from './keyword-signs.ts';

/** What speaks for a phrase or against it; 0 for no, 1 for yes, or a share. */
export type Signs = ReturnType<typeof signsOf>;

type Weights = Readonly<Record<keyof Signs | 'start', number>>;

export type KeywordWeights = Readonly<Record<'word' | 'phraseOfName' | 'phraseOfText', Weights>>;

/**
 * The signs of a logistic regression and its weights, fitted to the judged phrases of the labelled
 * tuning pages, and moved by hand until the written ones among them lost nothing;
 * `bench/fit-keyword-weights.ts` fits such weights again. Most single words say too little, and most
 * phrases of a text are not its subject.
 */
export const keywordWeights: KeywordWeights = {
	word: {
		start: -5.2,
		isAddress: 0,
		isWholePart: 1.1,
		opensName: 0.8,
		namesSubject: 0.5,
		isInDescription: 0.2,
		isInLead: 0.2,
		isInHeading: 1.3,
		isWholeHeading: 1.2,
		prominence: 0.6,
		isDense: 1,
		standsApart: 0.6,
		closesApart: 0.4,
		isPiece: -1,
		hasCapitals: 0.6,
		isLong: 1,
		isLongNoun: 0.8,
		isFullName: 0,
		hasGrammar: 0,
		hasWeakCore: 0,
		hasWeakEdge: 0,
		isOblique: 0,
		isOnShortPage: 1.5,
	},
	phraseOfName: {
		start: -2.9,
		isAddress: 1.5,
		isWholePart: 0.6,
		opensName: 0.9,
		namesSubject: 0.5,
		isInDescription: 0.9,
		isInLead: 0.8,
		isInHeading: 0.6,
		isWholeHeading: 0.3,
		prominence: 1,
		isDense: 0.7,
		standsApart: 0.6,
		closesApart: 1,
		isPiece: -1.3,
		hasCapitals: 0.6,
		isLong: 0.3,
		isLongNoun: 0.4,
		isFullName: 0,
		hasGrammar: -0.8,
		hasWeakCore: -0.6,
		hasWeakEdge: 0,
		isOblique: -0.4,
		isOnShortPage: -0.4,
	},
	phraseOfText: {
		start: -3.9,
		isAddress: 0,
		isWholePart: 0,
		opensName: 0,
		namesSubject: 1,
		isInDescription: 1.2,
		isInLead: 0.5,
		isInHeading: 1.7,
		isWholeHeading: 0.8,
		prominence: 1.3,
		isDense: 1.1,
		standsApart: 1.1,
		closesApart: 0.5,
		isPiece: -0.7,
		hasCapitals: 0.5,
		isLong: 0.1,
		isLongNoun: 0.1,
		isFullName: 0.8,
		hasGrammar: 0,
		hasWeakCore: -0.3,
		hasWeakEdge: -1.1,
		isOblique: -1,
		isOnShortPage: 0.7,
	},
};

/** From 0 to 1, how likely somebody would track a phrase. `pieceShare`: see `pieceShares`. */
export function likelihoodOf(
	candidate: Candidate,
	page: PageWords,
	pieceShare: number,
	weights: KeywordWeights,
): number {
	const { start, ...ofSigns } = weights[kindOf(candidate)];
	const signs = signsOf(candidate, page, pieceShare);
	let sum = start;
	for (const sign of signNames) sum += ofSigns[sign] * Number(signs[sign]);
	return 1 / (1 + Math.exp(-sum));
}

export function kindOf(candidate: Candidate): keyof KeywordWeights {
	if (candidate.stems.length === 1) return 'word';
	return isSubject(candidate) || candidate.isAddress ? 'phraseOfName' : 'phraseOfText';
}

/** In letters of the stems. */
const longPhrase = 11;

/** In words. */
const shortPage = 350;
const fewestCounted = 60;

/** The longer a text, the less a repetition says: once in so many words is often. */
const denseInterval = 250;

export function signsOf(candidate: Candidate, page: PageWords, pieceShare: number) {
	const { capitals, contentStems, count, headingShare, stems } = candidate;
	const isLong = candidate.key.length - (stems.length - 1) >= longPhrase;
	return {
		isAddress: candidate.isAddress,
		isWholePart: candidate.isWholePart,
		opensName: candidate.opensName,
		namesSubject: contentStems.filter((stem) => page.names.has(stem)).length / contentStems.length,
		isInDescription: candidate.isInDescription,
		isInLead: candidate.isInLead,
		isInHeading: headingShare > 0,
		isWholeHeading: headingShare === 1,
		prominence: count / Math.max(1, page.mostUses),
		isDense: count * denseInterval >= Math.max(page.count, fewestCounted),
		standsApart: standsApart(candidate),
		closesApart: candidate.closesApart,
		isPiece: pieceShare,
		hasCapitals: capitals > 0 && !page.hasNounCapitals,
		isLong,
		isLongNoun: isLong && page.hasNounCapitals,
		isFullName: isFullName(candidate, page),
		hasGrammar: candidate.hasGrammar,
		hasWeakCore: candidate.hasWeakCore,
		hasWeakEdge: candidate.hasWeakEdge,
		isOblique: candidate.isOblique,
		isOnShortPage: page.count < shortPage,
	};
}

export const signNames = Object.keys(keywordWeights.word).filter(
	(name): name is keyof Signs => name !== 'start',
);
