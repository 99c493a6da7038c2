import { type Candidate, longestKeyword } from './keyword-candidates.ts';
import {
	isSubject,
	likelihood,
	likelihoodOf,
	type PageWords,
	standsApart,
} from './keyword-likelihood.ts';

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
		.filter(isPlausible)
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
		if (isCovered(candidate, ranked, chosen)) continue;
		if (isTopic(candidate)) chosen.push(candidate);
	}
	return chosen;
}

/** The parts of the page's own name are keywords beside it: “pierogi z dynią” in “pierogi z dynią i serem”. */
function isCovered(
	candidate: Candidate,
	ranked: readonly Candidate[],
	chosen: readonly Candidate[],
): boolean {
	if (isPhraseOfName(candidate)) return chosen.some((other) => areTwins(candidate, other));
	return !standsAlone(candidate, ranked) || isSaid(candidate, chosen);
}

const isPhraseOfName = (candidate: Candidate) =>
	candidate.stems.length > 1 &&
	!candidate.hasWeakEdge &&
	isSubject(candidate) &&
	standsApart(candidate);

function isPlausible(candidate: Candidate): boolean {
	const { hasWeakEdge, isInTitle, isWholeMark, stems } = candidate;
	if (!/\p{L}/u.test(stems[0]!) || quantity.test(stems[0]!) || !closesWell(candidate)) return false;
	if (stems.length === 1 && [...stems[0]!].length === 1) return false;
	if (isPhraseOfName(candidate)) return true;
	const said = timesSaid(candidate);
	if (stems.length === 1) return said >= (isWholeMark || isNamed(candidate) ? 2 : 3);
	if (hasWeakEdge) return isWholeMark ? said >= 2 : said > candidate.count && said >= 3;
	if (stems.length === longestKeyword && said === candidate.count) return said >= 3;
	return isInTitle && stems.length > 2 ? candidate.count >= 2 : said >= 2;
}

/** A title or heading adds one use; links and emphasis add none, as they are part of the text. */
function timesSaid({ count, isInHeading, isInTitle }: Candidate): number {
	return count + (isInHeading || isInTitle ? 1 : 0);
}

/** Such as 180ml; “3D” and “5G” are not quantities. */
const quantity = /^\d+[.,]?\d*\p{L}{2,}$/u;

/**
 * A number may end a keyword only in a title: “iPhone 16” is a name there, “page 3” is not one
 * anywhere.
 */
const closesWell = ({ isInTitle, stems }: Candidate) => isInTitle || /\p{L}/u.test(stems.at(-1)!);

/** Phrases say more than words; repetition counts less and less, and rare words are not a topic. */
function scoreOf({ count, isInTitle, isWholeMark, stems, weight }: Candidate): number {
	const phraseBonus = [0.55, 1, 1.15][stems.length - 1] ?? 1.1;
	const frequency = Math.log2(1 + count) * 2;
	const marks = Math.min(weight, 12, 4 * count) + (isWholeMark ? 2 : 0);
	return (frequency + marks) * phraseBonus * (isInTitle ? 1.3 : 1);
}

/** Ties must depend on nothing but the words. */
function compare(one: Candidate, other: Candidate): number {
	return one.stems.join(' ') < other.stems.join(' ') ? -1 : 1;
}

/** A part of longer keywords is a keyword itself only if it often appears outside of them. */
function standsAlone(candidate: Candidate, all: readonly Candidate[]): boolean {
	const longer = all.filter((other) => other.total >= 2 && contains(other, candidate));
	const nearest = longer.filter((other) => !longer.some((shorter) => contains(other, shorter)));
	if (nearest.length === 0) return true;
	const alone = candidate.total - nearest.reduce((sum, other) => sum + other.total, 0);
	const isTheTitles = candidate.isInTitle && !longer.some((other) => other.isInTitle);
	return isTheTitles ? alone >= 1 : alone >= 3 && alone * 3 >= candidate.total;
}

/**
 * A chosen keyword already covers it: as a longer phrase, or as the part that mostly appears
 * without the rest.
 */
function isSaid(candidate: Candidate, chosen: readonly Candidate[]): boolean {
	return chosen.some(
		(other) =>
			(sharesPhrase(other, candidate) && candidate.count - other.count < 3) ||
			(contains(candidate, other) && !isNamed(candidate) && candidate.count * 3 < other.count) ||
			isShortFor(candidate, other) ||
			areTwins(candidate, other),
	);
}

/** Both title and headings use it as the name of the page. */
const isNamed = ({ count, isInHeading, isInTitle }: Candidate) =>
	count > 0 && isInHeading && isInTitle;

type Words = Pick<Candidate, 'stems'>;

function contains(longer: Words, shorter: Words): boolean {
	if (longer.stems.length <= shorter.stems.length) return false;
	return longer.stems.some((_, start) =>
		shorter.stems.every((stem, at) => longer.stems[start + at] === stem),
	);
}

/** Whether the first keyword contains two consecutive words of the other, or its only word. */
function sharesPhrase(one: Candidate, other: Candidate): boolean {
	const length = Math.min(2, other.stems.length);
	return other.stems.some((_, at) => {
		const stems = other.stems.slice(at, at + length);
		return stems.length === length && contains(one, { stems });
	});
}

/** On a page about rain barrels, “barrel” means a rain barrel. */
const isShortFor = (word: Candidate, phrase: Candidate) =>
	word.stems.length === 1 &&
	phrase.isInTitle &&
	contains(phrase, word) &&
	word.total <= phrase.total * 3;

/** Forms of one phrase that its stems do not show: Lebensmittel, Lebensmitteln. */
function areTwins(one: Words, other: Words): boolean {
	if (one.stems.length !== other.stems.length) return false;
	return one.stems.every((stem, at) => stem === other.stems[at] || areNear(stem, other.stems[at]!));
}

const shortestShared = 5;
const longestEnding = 2;

function areNear(one: string, other: string): boolean {
	let shared = 0;
	while (shared < one.length && one[shared] === other[shared]) shared++;
	return shared >= shortestShared && Math.max(one.length, other.length) - shared <= longestEnding;
}
