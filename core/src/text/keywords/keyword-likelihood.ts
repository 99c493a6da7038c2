import type { Candidate } from './keyword-candidates.ts';

/** Roughly the share of phrases of a kind that people named as keywords of real pages. */
export const likelihood = {
	sure: 0.9,
	high: 0.75,
	good: 0.6,
	fair: 0.45,
	low: 0.3,
	least: 0.1,
	none: 0,
	never: -1,
} as const;

export interface PageWords {
	/** The number of words in the running text. */
	readonly count: number;
	/** The stems of the words in its URL, in order. */
	readonly address: readonly string[];
}

/** How likely somebody would track a phrase. */
export function likelihoodOf(candidate: Candidate, page: PageWords): number {
	if (candidate.hasWeakEdge) return candidate.isWholeMark ? likelihood.low : likelihood.none;
	return candidate.stems.length > 1 ? ofPhrase(candidate, page) : ofWord(candidate, page);
}

function ofPhrase(candidate: Candidate, page: PageWords): number {
	const { count, isInHeading, isInSummary, isWholeName } = candidate;
	const isOften = isDense(candidate, page, 250);
	if (isOwnHeading(candidate) && isOften) return likelihood.sure;
	const isConfirmed = count > 0 || isIn(page.address, candidate);
	if (isSubject(candidate) && !isConfirmed && !isInSummary) return likelihood.never;
	if (isWholeName) return isConfirmed ? likelihood.sure : likelihood.good;
	if (!standsApart(candidate)) return isOften ? likelihood.least : likelihood.none;
	if (isSubject(candidate)) {
		if (count > 1) return likelihood.high;
		return count === 1 || isInSummary ? likelihood.good : likelihood.fair;
	}
	if (isOften) return isInSummary ? likelihood.good : likelihood.fair;
	return isInSummary || isInHeading ? likelihood.low : likelihood.none;
}

/** Most words say too little alone: “life”, “data”, “Germany”. */
function ofWord(candidate: Candidate, page: PageWords): number {
	if (isOwnHeading(candidate) && isDense(candidate, page, 250)) return likelihood.good;
	if (!standsApart(candidate) || !isDense(candidate, page, 100)) return likelihood.none;
	if (candidate.isInHeading && !isSubject(candidate)) return likelihood.fair;
	return isSubject(candidate) ? likelihood.low : likelihood.least;
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
