import type { Candidate } from './keyword-candidate.ts';
import { areTwins, isCovered, isOnlyLonger, isUnsaid } from './keyword-coverage.ts';
import { likelihood, likelihoodOf, type PageWords } from './keyword-likelihood.ts';
import { isPhraseOfName, isPlausible } from './keyword-plausibility.ts';

const mostRanked = 200;

/** A short text has little else to suggest. */
const wordsOfAShortText = 350;

/** The best candidates, best first; none repeats a better one. */
export function chooseKeywords(
	candidates: readonly Candidate[],
	page: PageWords,
	limit: number,
	isTopic: (candidate: Candidate) => boolean,
): Candidate[] {
	const least = page.count < wordsOfAShortText ? likelihood.none : likelihood.low;
	const ranked = candidates
		.filter((candidate) => isPlausible(candidate, page))
		.map((candidate) => ({
			candidate,
			likelihood: likelihoodOf(candidate, page),
			score: scoreOf(candidate),
		}))
		.filter((one) => one.likelihood >= least)
		.sort(
			(one, other) =>
				other.likelihood - one.likelihood ||
				other.score - one.score ||
				compare(one.candidate, other.candidate),
		)
		.slice(0, mostRanked)
		.map(({ candidate }) => candidate);
	const chosen: Candidate[] = [];
	for (const candidate of ranked) {
		if (chosen.length === limit) break;
		if (isCovered(candidate, ranked, chosen, page)) continue;
		if (isTopic(candidate)) chosen.push(candidate);
	}
	return withPiecesOfTitle(chosen, ranked, limit, isTopic);
}

/** A list shorter than this leaves room for pieces of the title. */
const shortList = 5;

/** The pieces of the title that only the title says are better than nothing. */
function withPiecesOfTitle(
	chosen: readonly Candidate[],
	ranked: readonly Candidate[],
	limit: number,
	isTopic: (candidate: Candidate) => boolean,
): Candidate[] {
	const longest = Math.min(limit, shortList);
	const filled = [...chosen];
	for (const candidate of ranked) {
		if (filled.length >= longest) break;
		if (!isPhraseOfName(candidate) || !isUnsaid(candidate)) continue;
		if (filled.some((other) => areTwins(candidate, other) || isOnlyLonger(candidate, other)))
			continue;
		if (isTopic(candidate)) filled.push(candidate);
	}
	return filled;
}

/** Phrases say more than words; repetition counts less and less, and rare words are not a topic. */
function scoreOf({ count, isAddress, isInTitle, isWholeMark, stems, weight }: Candidate): number {
	const phraseBonus = [0.55, 1, 1.15][stems.length - 1] ?? 1.1;
	const frequency = Math.log2(1 + count) * 2;
	const marks = Math.min(weight, 12, 4 * count) + (isWholeMark ? 2 : 0) + (isAddress ? 12 : 0);
	return (frequency + marks) * phraseBonus * (isInTitle ? 1.3 : 1);
}

/** Ties must depend on nothing but the words. */
function compare(one: Candidate, other: Candidate): number {
	return one.stems.join(' ') < other.stems.join(' ') ? -1 : 1;
}
