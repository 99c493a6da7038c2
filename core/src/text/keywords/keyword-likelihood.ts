import type { Candidate } from './keyword-candidate.ts';

/** Roughly the share of phrases of a kind that people named as keywords of real pages. */
export const likelihood = {
	sure: 0.9,
	high: 0.75,
	good: 0.6,
	fair: 0.45,
	low: 0.3,
	poor: 0.2,
	least: 0.1,
	none: 0,
	never: -1,
} as const;

export interface PageWords {
	/** The number of words in the running text. */
	readonly count: number;
	/** The stems of the words in its URL, in order. */
	readonly address: readonly string[];
	/** The stems of the words in its title and main heading. */
	readonly names: ReadonlySet<string>;
	/** Every noun has a capital, as in German, not only names. */
	readonly hasNounCapitals: boolean;
}

/** How likely somebody would track a phrase. */
export function likelihoodOf(candidate: Candidate, page: PageWords): number {
	if (candidate.isAddress && candidate.stems.length > 1) return likelihood.sure;
	if (candidate.hasWeakEdge) return candidate.isWholeMark ? likelihood.low : likelihood.none;
	if (candidate.stems.length === 1) return ofWord(candidate, page);
	return isSubject(candidate) ? ofSubject(candidate, page) : ofPhrase(candidate, page);
}

/** A phrase of the title or of the main heading. */
function ofSubject(candidate: Candidate, page: PageWords): number {
	const { count, hasGrammar, hasWeakCore, isClause, isInSummary, isWholeName, isWholePart } =
		candidate;
	const isInAddress = isIn(page.address, candidate);
	if (isOwnHeading(candidate) && isDense(candidate, page, 250)) return likelihood.sure;
	const isWhole = isWholeName || isWholePart;
	if ((hasGrammar || isClause) && count === 0)
		return isWholeName ? likelihood.fair : likelihood.least;
	if (hasWeakCore && count === 0 && !isWhole) return likelihood.never;
	if (count === 0 && !isInAddress && !isInSummary) {
		return isWholeName ? likelihood.good : isWholePart ? likelihood.low : likelihood.never;
	}
	if (isWholeName || (isInAddress && count > 0)) return likelihood.sure;
	if (!standsApart(candidate)) return count > 1 ? likelihood.low : likelihood.none;
	if (count > 1) return likelihood.high;
	if (isWholePart || count === 1 || isInSummary) return likelihood.good;
	return likelihood.fair;
}

/** The title says “Gasly”, the text “Pierre Gasly”: people search for both words. */
export function isFullName(candidate: Candidate, { hasNounCapitals, names }: PageWords): boolean {
	const { capitals, closesApart, count, isInSummary, stems } = candidate;
	if (stems.length !== 2 || capitals === 0 || !closesApart) return false;
	if (names.has(stems[0]!) || !names.has(stems[1]!)) return false;
	return count > 1 || (isInSummary && !hasNounCapitals);
}

/** A phrase that only the text contains. */
function ofPhrase(candidate: Candidate, page: PageWords): number {
	const { capitals, isInHeading, isInSummary } = candidate;
	const isOften = isDense(candidate, page, 250);
	if (isOwnHeading(candidate) && isOften) return likelihood.sure;
	if (isFullName(candidate, page)) return likelihood.good;
	if (candidate.isOblique) return isOften ? likelihood.low : likelihood.none;
	if (!standsApart(candidate)) {
		return isInSummary && capitals > 1
			? likelihood.low
			: isOften
				? likelihood.least
				: likelihood.none;
	}
	if (isInSummary && capitals > 1) return likelihood.good;
	if (isOften) return isInSummary ? likelihood.good : likelihood.fair;
	if (capitals > 1) return likelihood.low;
	return isInSummary || isInHeading ? likelihood.low : likelihood.none;
}

/** Most words say too little alone: “life”, “data”, “Germany”. */
function ofWord(candidate: Candidate, page: PageWords): number {
	const { capitals, count, isWholePart } = candidate;
	if (isOwnHeading(candidate) && isDense(candidate, page, 250)) return likelihood.good;
	if (!standsApart(candidate)) return likelihood.none;
	if (isTerm(candidate, page)) {
		if (isWholePart) return likelihood.high;
		return page.hasNounCapitals && isLong(candidate) ? likelihood.good : likelihood.fair;
	}
	if (isSubject(candidate) && capitals > 1 && count > 1 && !page.hasNounCapitals) {
		return likelihood.fair;
	}
	const isCompound = page.hasNounCapitals && isLong(candidate) && capitals > 0;
	if (isCompound && candidate.isInSummary && count > 2) return likelihood.low;
	if (!isDense(candidate, page, 100)) return likelihood.none;
	if (candidate.isInHeading && !isSubject(candidate)) return likelihood.fair;
	return isSubject(candidate) ? likelihood.poor : likelihood.least;
}

/** In letters of the stem: a German compound of two words, and a name of some length elsewhere. */
const longNoun = 11;
const longName = 7;

const isLong = ({ stems }: Candidate) => stems[0]!.length >= longNoun;

/** A long word of the title with a capital is mostly a compound or a name, and says enough alone. */
export function isTerm(candidate: Candidate, page: PageWords): boolean {
	const { capitals, count, isInSummary, isWholePart, stems } = candidate;
	if (!isSubject(candidate)) return false;
	const length = stems[0]!.length;
	if (isWholePart || isIn(page.address, candidate)) {
		return (
			length >= (page.hasNounCapitals ? 8 : longName) &&
			(capitals > 0 || (isInSummary && page.hasNounCapitals))
		);
	}
	return length >= (page.hasNounCapitals ? longNoun : longName) && capitals > 0 && count > 1;
}

/** Not a piece of a name or of a clause: “Zuckerberg offers”. */
export const standsApart = ({ closesApart, opensApart }: Candidate) => opensApart && closesApart;

/** The title or the main heading contains it. */
export const isSubject = ({ isInName, isInTitle }: Candidate) => isInTitle || isInName;

/** A section is about it: its heading says little else. */
const isOwnHeading = ({ count, headingShare }: Candidate) =>
	headingShare === 1 ? count > 0 : headingShare >= 0.5 && count > 1;

const isIn = (address: readonly string[], { contentStems }: Candidate) =>
	` ${address.join(' ')} `.includes(` ${contentStems.join(' ')} `);

/**
 * The longer a text, the less a repetition says, so the phrase must appear once in `rarest` words
 * or more often.
 */
const isDense = ({ count }: Candidate, page: PageWords, rarest: number) =>
	count * rarest >= page.count;
