import type { Candidate } from './keyword-candidate.ts';
import { isCovered, isHeadlineOf, isRepeated } from './keyword-coverage.ts';
import { keywordWeights, likelihoodOf } from './keyword-likelihood.ts';
import { isPlausible, isUnsaid } from './keyword-plausibility.ts';
import type { PageWords } from './keyword-signs.ts';
import { pieceShares } from './piece-shares.ts';

const mostRanked = 200;

/**
 * At most this many may be doubtful; beyond that, a wrong suggestion costs a reader more than a
 * missing one.
 */
const fewest = 3;
/** A page with this many good suggestions has even more. */
const many = 5;

/** A variant of a better suggestion is worth less than its likelihood says, but more than a doubtful one. */
const worthOfVariant = 0.8;

/** A piece of a headline is worth less than its likelihood says. */
const worthOfUnsaid = 0.4;

/** The phrases of a page, of which some are its keywords. */
export interface KeywordChoice {
	readonly candidates: readonly Candidate[];
	readonly page: PageWords;
	readonly isTopic: (candidate: Candidate) => boolean;
	/** It mentions much that it is not about, so that only its first keyword may be doubtful. */
	readonly isStory: boolean;
}

/** The best candidates, best first; none repeats a better one. */
export function chooseKeywords(
	{ candidates, isStory, isTopic, page }: KeywordChoice,
	limit: number,
	weights = keywordWeights,
): Candidate[] {
	const shares = pieceShares(candidates);
	const likelihoods = new Map<Candidate, number>();
	for (const candidate of candidates) {
		if (!isPlausible(candidate, page)) continue;
		const share = shares.get(candidate.key) ?? 0;
		const likelihood = likelihoodOf(candidate, page, share, weights);
		likelihoods.set(candidate, isUnsaid(candidate, page) ? likelihood * worthOfUnsaid : likelihood);
	}
	const ranked = [...likelihoods]
		.sort(([one, ones], [other, others]) => others - ones || compare(one, other))
		.slice(0, mostRanked)
		.map(([candidate]) => candidate);
	return bestOf(ranked, { isStory, isTopic, likelihoods, limit, page, shares });
}

interface Ranking extends Pick<KeywordChoice, 'isStory' | 'isTopic' | 'page'> {
	readonly likelihoods: ReadonlyMap<Candidate, number>;
	readonly shares: ReadonlyMap<string, number>;
	readonly limit: number;
}

function bestOf(
	ranked: readonly Candidate[],
	{ isStory, isTopic, likelihoods, limit, page, shares }: Ranking,
): Candidate[] {
	const chosen: Candidate[] = [];
	const variants: Candidate[] = [];
	const addVariantsAbove = (likelihood: number) => {
		while (chosen.length < Math.min(limit, fewest)) {
			const [variant] = variants;
			if (!variant || likelihoods.get(variant)! * worthOfVariant <= likelihood) return;
			variants.shift();
			if (!isRepeated(variant, chosen)) chosen.push(variant);
		}
	};
	for (const candidate of ranked) {
		const likelihood = likelihoods.get(candidate)!;
		addVariantsAbove(likelihood);
		if (chosen.length >= limit) break;
		if (likelihood < leastFor(candidate, chosen.length, isStory)) continue;
		if (!isTopic(candidate) || isRepeated(candidate, chosen)) continue;
		if (isStory && isHeadlineOf(candidate, chosen)) continue;
		if (!isCovered(candidate, ranked, chosen, page)) chosen.push(candidate);
		else if (isVariant(candidate, shares)) variants.push(candidate);
	}
	addVariantsAbove(0);
	return chosen;
}

/** The first suggestion is made however unlikely it is. */
function leastFor(candidate: Candidate, made: number, isStory: boolean): number {
	if (made === 0) return 0;
	if (isStory && !isSection(candidate)) return made === 1 ? 0.3 : 0.7;
	if (made < fewest) return 0.05;
	if (made >= many) return 0.3;
	return isTreated(candidate) ? 0.35 : 0.7;
}

/** It is a quarter of a section’s heading or more. */
export const isSection = ({ count, headingShare }: Candidate) => headingShare >= 0.25 && count > 1;

/** A section is about it. */
const isTreated = ({ count, headingShare }: Candidate) => headingShare > 0 && count > 1;

/** “Rücksicht auf Wildtiere” in a longer title, but neither “Rücksicht” nor half of a name. */
const isVariant = ({ key, stems }: Candidate, shares: ReadonlyMap<string, number>) =>
	stems.length > 1 && (shares.get(key) ?? 0) < 1;

/** Ties must depend on nothing but the words. */
function compare(one: Candidate, other: Candidate): number {
	return one.key < other.key ? -1 : 1;
}
