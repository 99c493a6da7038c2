import type { Candidate } from './keyword-candidate.ts';
import { isCovered } from './keyword-coverage.ts';
import { keywordWeights, likelihoodOf } from './keyword-likelihood.ts';
import { isPlausible } from './keyword-plausibility.ts';
import type { PageWords } from './keyword-signs.ts';
import { pieceShares } from './piece-shares.ts';

const mostRanked = 200;

/** A wrong suggestion costs a reader more than one fewer, so only the first three may be unlikely. */
const leastLikely = [0, 0.05, 0.05, 0.5];

/** The phrases of a page, of which some are its keywords. */
export interface KeywordChoice {
	readonly candidates: readonly Candidate[];
	readonly page: PageWords;
	readonly isTopic: (candidate: Candidate) => boolean;
}

/** The best candidates, best first; none repeats a better one. */
export function chooseKeywords(
	{ candidates, isTopic, page }: KeywordChoice,
	limit: number,
	weights = keywordWeights,
): Candidate[] {
	const shares = pieceShares(candidates);
	const likelihoods = new Map<Candidate, number>();
	for (const candidate of candidates) {
		if (!isPlausible(candidate, page)) continue;
		const share = shares.get(candidate.key) ?? 0;
		likelihoods.set(candidate, likelihoodOf(candidate, page, share, weights));
	}
	const ranked = [...likelihoods]
		.sort(([one, ones], [other, others]) => others - ones || compare(one, other))
		.slice(0, mostRanked)
		.map(([candidate]) => candidate);
	const chosen: Candidate[] = [];
	for (const candidate of ranked) {
		if (chosen.length === limit) break;
		const least = leastLikely[chosen.length] ?? leastLikely.at(-1)!;
		if (likelihoods.get(candidate)! < least) break;
		if (isCovered(candidate, ranked, chosen, page)) continue;
		if (isTopic(candidate)) chosen.push(candidate);
	}
	return chosen;
}

/** Ties must depend on nothing but the words. */
function compare(one: Candidate, other: Candidate): number {
	return one.key < other.key ? -1 : 1;
}
