import { foldPhrase } from '../folding/fold.ts';
import type { Candidate } from './keyword-candidate.ts';
import { isFullName, isSubject, type PageWords, shortPage, standsApart } from './keyword-signs.ts';
import { spellingOf } from './keyword-spelling.ts';

/** Signs for a phrase or against it; 0 for no, 1 for yes, or a share. */
export type Signs = ReturnType<typeof signsOf>;

type Weights = Readonly<Record<keyof Signs | 'start', number>>;

export type KeywordWeights = Readonly<Record<'word' | 'phraseOfName' | 'phraseOfText', Weights>>;

/**
 * The signs of a logistic regression and its weights, fitted to the phrases of the tuning pages
 * that a label names by `bench/fit-keyword-weights.ts`. Most single words say too little, and most
 * phrases of a text are not its subject.
 */
export const keywordWeights: KeywordWeights = {
	word: {
		start: -4.8,
		isAddress: 0,
		isWholePart: 0.6,
		opensName: 0.3,
		namesSubject: 0.2,
		isInDescription: 0.3,
		isInLead: 0.1,
		isInHeading: 0.9,
		isWholeHeading: 0.6,
		prominence: 0.5,
		isDense: 0.9,
		standsApart: 0.4,
		closesApart: 0.4,
		isPiece: -0.9,
		hasCapitals: 0.5,
		isLong: 0.7,
		isLongNoun: 0.5,
		isFullName: 0,
		hasGrammar: 0,
		hasWeakCore: 0,
		hasWeakEdge: 0,
		isOblique: 0,
		isOnShortPage: 1.1,
		isSaid: -0.1,
		isRepeated: -0.1,
		inAddress: -0.5,
		isOffAddress: -0.9,
		isWholeMark: 0.8,
		isTag: 0.2,
		hasThreeWords: 0,
		hasVerb: 0,
		opensWithCapital: 0.2,
		isCapitalized: 0.2,
		isAcronym: 0.6,
		hasNumber: 0.4,
		shareOfNames: 0.1,
		length: 1.2,
		opensPart: 0.5,
		closesPart: 0.4,
	},
	phraseOfName: {
		start: -4.3,
		isAddress: 1.1,
		isWholePart: 0.4,
		opensName: 0.8,
		namesSubject: 0.7,
		isInDescription: 0.5,
		isInLead: 0.5,
		isInHeading: 0.1,
		isWholeHeading: 0,
		prominence: 0.2,
		isDense: 0.3,
		standsApart: 0.9,
		closesApart: 0.8,
		isPiece: -1.1,
		hasCapitals: 0.4,
		isLong: 0.3,
		isLongNoun: 0.1,
		isFullName: 0,
		hasGrammar: -0.5,
		hasWeakCore: -0.5,
		hasWeakEdge: 0.2,
		isOblique: -0.4,
		isOnShortPage: 0,
		isSaid: 0.7,
		isRepeated: 0.4,
		inAddress: 0.7,
		isOffAddress: 0,
		isWholeMark: 0.2,
		isTag: 0.2,
		hasThreeWords: 0.2,
		hasVerb: -0.5,
		opensWithCapital: 0,
		isCapitalized: 0.3,
		isAcronym: 0,
		hasNumber: -0.1,
		shareOfNames: 0.4,
		length: 0.1,
		opensPart: 0,
		closesPart: 0.5,
	},
	phraseOfText: {
		start: -4.9,
		isAddress: 0,
		isWholePart: 0,
		opensName: 0,
		namesSubject: 0.9,
		isInDescription: 1.1,
		isInLead: 0.6,
		isInHeading: 1.7,
		isWholeHeading: 0.4,
		prominence: 1.4,
		isDense: 0.9,
		standsApart: 0.8,
		closesApart: 0.4,
		isPiece: -0.7,
		hasCapitals: 0,
		isLong: 0,
		isLongNoun: -0.2,
		isFullName: 0.4,
		hasGrammar: 0,
		hasWeakCore: -0.5,
		hasWeakEdge: 0.1,
		isOblique: -0.5,
		isOnShortPage: 0.5,
		isSaid: 0,
		isRepeated: 0.6,
		inAddress: 0.2,
		isOffAddress: -0.2,
		isWholeMark: 0.3,
		isTag: 0.9,
		hasThreeWords: 0.3,
		hasVerb: -0.1,
		opensWithCapital: 0.6,
		isCapitalized: 0.5,
		isAcronym: 0,
		hasNumber: -0.1,
		shareOfNames: 0.1,
		length: 0.6,
		opensPart: 0,
		closesPart: 0,
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
const fewestCounted = 60;

/** The longer a text, the less a repetition says: once in this many words is often. */
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
		hasVerb: candidate.hasVerb || (stems.length > 1 && hasVerbEnding(spelling, page)),
		opensWithCapital: /^\p{Lu}/u.test(spelling),
		isCapitalized: everyCapital.test(spelling),
		isAcronym: /^\p{Lu}+$/u.test(spelling),
		hasNumber: /\d/.test(spelling),
		/** The more of the title it says, the less is left unsaid. */
		shareOfNames: contentStems.length / Math.max(1, page.names.size),
		length: Math.min(1, candidate.key.length / longestCounted),
		opensPart: candidate.opensPart,
		closesPart: candidate.closesPart,
	};
}

function hasVerbEnding(spelling: string, { clauseEnding }: PageWords): boolean {
	if (clauseEnding === null) return false;
	return spelling
		.toLowerCase()
		.split(' ')
		.some((word) => clauseEnding.test(word));
}

const shareIn = (known: ReadonlySet<string>, stems: readonly string[]) =>
	stems.filter((stem) => known.has(stem)).length / stems.length;

/** “Royal Salute”, “Rocket Pass 4”. */
const everyCapital = /^[\p{Lu}\d]\S*(?: [\p{Lu}\d]\S*)*$/u;

/** In letters of the stems; further letters add nothing. */
const longestCounted = 20;

export const signNames = Object.keys(keywordWeights.word).filter(
	(name): name is keyof Signs => name !== 'start',
);
