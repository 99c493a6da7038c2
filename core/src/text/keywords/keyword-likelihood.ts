import { foldPhrase } from '../folding/fold.ts';
import type { Candidate } from './keyword-candidate.ts';
import { isFullName, isSubject, type PageWords, standsApart } from './keyword-signs.ts';
import { spellingOf } from './keyword-spelling.ts';

/** What speaks for a phrase or against it; 0 for no, 1 for yes, or a share. */
export type Signs = ReturnType<typeof signsOf>;

type Weights = Readonly<Record<keyof Signs | 'start', number>>;

export type KeywordWeights = Readonly<Record<'word' | 'phraseOfName' | 'phraseOfText', Weights>>;

/**
 * The signs of a logistic regression and its weights, fitted to the judged phrases of the labelled
 * tuning pages by `bench/fit-keyword-weights.ts`. Most single words say too little, and most
 * phrases of a text are not its subject.
 */
export const keywordWeights: KeywordWeights = {
	word: {
		start: -5.1,
		isAddress: 0,
		isWholePart: 1.1,
		opensName: 0.3,
		namesSubject: 0.7,
		isInDescription: 0.3,
		isInLead: 0,
		isInHeading: 0.9,
		isWholeHeading: 0.5,
		prominence: 0.5,
		isDense: 1.1,
		standsApart: 0.4,
		closesApart: 0.2,
		isPiece: -1.1,
		hasCapitals: 0.7,
		isLong: 0.7,
		isLongNoun: 0.6,
		isFullName: 0,
		hasGrammar: 0,
		hasWeakCore: 0,
		hasWeakEdge: 0,
		isOblique: 0,
		isOnShortPage: 1.1,
		isSaid: 0.1,
		isRepeated: 0.1,
		inAddress: -0.6,
		isOffAddress: -0.7,
		isWholeMark: 0.7,
		isTag: 0.1,
		hasThreeWords: 0,
		hasVerb: 0,
		opensWithCapital: 0.2,
		isCapitalized: 0.2,
		isAcronym: 0.8,
		hasNumber: 0.6,
		shareOfNames: -0.3,
		length: 1.1,
	},
	phraseOfName: {
		start: -4.5,
		isAddress: 1.1,
		isWholePart: 1,
		opensName: 0.7,
		namesSubject: 0.8,
		isInDescription: 0.7,
		isInLead: 0.3,
		isInHeading: 0,
		isWholeHeading: -0.3,
		prominence: 0.3,
		isDense: 0.3,
		standsApart: 1,
		closesApart: 0.9,
		isPiece: -1,
		hasCapitals: 0.4,
		isLong: 0.4,
		isLongNoun: 0,
		isFullName: 0,
		hasGrammar: -0.6,
		hasWeakCore: -0.6,
		hasWeakEdge: 0.4,
		isOblique: -0.4,
		isOnShortPage: 0,
		isSaid: 0.7,
		isRepeated: 0.5,
		inAddress: 0.7,
		isOffAddress: -0.1,
		isWholeMark: 0.6,
		isTag: 0,
		hasThreeWords: 0.2,
		hasVerb: -0.7,
		opensWithCapital: -0.1,
		isCapitalized: 0.3,
		isAcronym: 0,
		hasNumber: 0.2,
		shareOfNames: 0.4,
		length: 0.2,
	},
	phraseOfText: {
		start: -4.8,
		isAddress: 0,
		isWholePart: 0,
		opensName: 0,
		namesSubject: 1,
		isInDescription: 1.2,
		isInLead: 0.7,
		isInHeading: 1.7,
		isWholeHeading: 0.6,
		prominence: 1.4,
		isDense: 0.9,
		standsApart: 0.7,
		closesApart: 0.3,
		isPiece: -0.9,
		hasCapitals: 0.1,
		isLong: 0.1,
		isLongNoun: -0.4,
		isFullName: 0.4,
		hasGrammar: 0,
		hasWeakCore: -0.5,
		hasWeakEdge: -0.7,
		isOblique: -0.7,
		isOnShortPage: 0.4,
		isSaid: 0,
		isRepeated: 0.7,
		inAddress: 0,
		isOffAddress: -0.2,
		isWholeMark: 0.1,
		isTag: 0.6,
		hasThreeWords: 0.4,
		hasVerb: -0.2,
		opensWithCapital: 0.7,
		isCapitalized: 0.5,
		isAcronym: 0,
		hasNumber: 0,
		shareOfNames: 0.1,
		length: 0.3,
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
	const spelling = spellingOf(candidate);
	const inAddress = shareIn(page.addressStems, contentStems);
	const isLong = candidate.key.length - (stems.length - 1) >= longPhrase;
	return {
		isAddress: candidate.isAddress,
		isWholePart: candidate.isWholePart,
		opensName: candidate.opensName,
		namesSubject: shareIn(page.names, contentStems),
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
		isSaid: count > 0,
		isRepeated: count > 1,
		inAddress,
		isOffAddress: page.address.length > 0 && inAddress === 0,
		isWholeMark: candidate.isWholeMark,
		isTag: page.tags.size > 0 && page.tags.has(foldPhrase(spelling, null)),
		hasThreeWords: contentStems.length === 3,
		hasVerb: candidate.hasVerb,
		opensWithCapital: /^\p{Lu}/u.test(spelling),
		isCapitalized: everyCapital.test(spelling),
		isAcronym: /^\p{Lu}+$/u.test(spelling),
		hasNumber: /\d/.test(spelling),
		/** The more of the title it says, the less is left unsaid. */
		shareOfNames: contentStems.length / Math.max(1, page.names.size),
		length: Math.min(1, candidate.key.length / longestCounted),
	};
}

const shareIn = (known: ReadonlySet<string>, stems: readonly string[]) =>
	stems.filter((stem) => known.has(stem)).length / stems.length;

/** “Royal Salute”, “Rocket Pass 4”. */
const everyCapital = /^[\p{Lu}\d]\S*(?: [\p{Lu}\d]\S*)*$/u;

/** In letters of the stems; the rest says nothing more. */
const longestCounted = 20;

export const signNames = Object.keys(keywordWeights.word).filter(
	(name): name is keyof Signs => name !== 'start',
);
