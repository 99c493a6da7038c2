import type { Candidate } from './keyword-candidate.ts';
import { isCovered } from './keyword-coverage.ts';
import { likelihoodOf } from './keyword-likelihood.ts';
import { isPlausible } from './keyword-plausibility.ts';
import type { PageWords } from './keyword-signs.ts';
import { keyOf, pieceShares } from './piece-shares.ts';

const mostRanked = 200;

/** A wrong suggestion costs a reader more than one fewer, so only the first two may be less likely. */
const leastLikely = [0, 0.1, 0.45];

/** The best candidates, best first; none repeats a better one. */
export function chooseKeywords(
	candidates: readonly Candidate[],
	page: PageWords,
	limit: number,
	isTopic: (candidate: Candidate) => boolean,
): Candidate[] {
	const shares = pieceShares(candidates);
	const likelihoods = new Map<Candidate, number>();
	for (const candidate of candidates) {
		if (!isPlausible(candidate, page)) continue;
		const share = shares.get(keyOf(candidate.stems)) ?? 0;
		likelihoods.set(candidate, likelihoodOf(candidate, page, share));
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
	return keyOf(one.stems) < keyOf(other.stems) ? -1 : 1;
}
