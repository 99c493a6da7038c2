import type { Candidate } from './keyword-candidate.ts';
import { isLongWord, isPhraseOfName } from './keyword-plausibility.ts';
import { isFullName, isNamed, type PageWords } from './keyword-signs.ts';

/** It is a form of one chosen already, or has the same words. */
export const isRepeated = (candidate: Candidate, chosen: readonly Candidate[]) =>
	chosen.some((other) => areTwins(candidate, other) || areSameWords(candidate, other));

/** Only the title says it, around a better suggestion: “Quince jelly wins in Bern”. */
export const isHeadlineOf = (candidate: Candidate, chosen: readonly Candidate[]) =>
	candidate.count === 0 && chosen.some((other) => contains(candidate, other));

/** The parts of the page's own name are keywords beside it: “pierogi z dynią” in “pierogi z dynią i serem”. */
export function isCovered(
	candidate: Candidate,
	ranked: readonly Candidate[],
	chosen: readonly Candidate[],
	page: PageWords,
): boolean {
	if (chosen.some((other) => isLastName(candidate, other, page))) return true;
	if (isPhraseOfName(candidate)) {
		return isUnsaid(candidate) && chosen.some((other) => isNested(candidate, other));
	}
	if (isLongWord(candidate, page)) {
		return chosen.some((other) => contains(other, candidate) && isSaidWith(candidate, other));
	}
	return !standsAlone(candidate, ranked) || isSaid(candidate, chosen);
}

/** “Gasly” is not a keyword beside “Pierre Gasly”. */
const isLastName = ({ isWholePart, stems }: Candidate, name: Candidate, page: PageWords) =>
	stems.length === 1 &&
	!isWholePart &&
	name.stems.length === 2 &&
	name.stems[1] === stems[0] &&
	(isFullName(name, page) || (name.capitals > 1 && !page.hasNounCapitals));

/** The text hardly ever says the word without the rest of the phrase. */
const isSaidWith = (word: Candidate, phrase: Candidate) =>
	phrase.count > 0 && word.count <= phrase.count + 1;

/** Only the title says it, as a piece of something longer. */
const isUnsaid = ({ count, isAddress, isInSummary, isWholeName, isWholePart }: Candidate) =>
	count === 0 && !isAddress && !isInSummary && !isWholeName && !isWholePart;

const isNested = (one: Words, other: Words) => contains(one, other) || contains(other, one);

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
			(!other.isClause && sharesPhrase(other, candidate) && candidate.count - other.count < 3) ||
			(contains(candidate, other) && !isNamed(candidate) && candidate.count * 3 < other.count) ||
			isShortFor(candidate, other) ||
			areTwins(candidate, other),
	);
}

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
	!phrase.isClause &&
	contains(phrase, word) &&
	word.total <= phrase.total * 3;

/** Forms of one phrase that its stems do not show: Lebensmittel, Lebensmitteln. */
function areTwins(one: Words, other: Words): boolean {
	if (one.stems.length !== other.stems.length) return false;
	return one.stems.every((stem, at) => stem === other.stems[at] || areNear(stem, other.stems[at]!));
}

/** “Roasted Chicken Oriental Rice” in the URL and “with Oriental Rice” in the title. */
const areSameWords = (one: Candidate, other: Candidate) =>
	[...one.contentStems].sort().join(' ') === [...other.contentStems].sort().join(' ');

const shortestShared = 5;
const longestEnding = 2;

function areNear(one: string, other: string): boolean {
	let shared = 0;
	while (shared < one.length && one[shared] === other[shared]) shared++;
	return shared >= shortestShared && Math.max(one.length, other.length) - shared <= longestEnding;
}
