import type { Candidate } from './keyword-candidate.ts';
import { longestKeyword, wordsOfAShortPage } from './keyword-candidates.ts';
import {
	isFullName,
	isNamed,
	isSubject,
	isTerm,
	type PageWords,
	shortPage,
	standsApart,
} from './keyword-signs.ts';
import { spellingOf } from './keyword-spelling.ts';

/** Whether the page says a phrase often enough, or at the right place, to be worth a look. */
export function isPlausible(candidate: Candidate, page: PageWords): boolean {
	const { count, hasWeakCore, hasWeakEdge, isInTitle, isWholeMark, stems } = candidate;
	if (isAmount(candidate) || !closesWell(candidate)) return false;
	if (hasWeakCore && !isSubject(candidate) && candidate.capitals === 0) return false;
	if (isWord(candidate)) {
		if ([...stems[0]!].length === 1) return false;
		if (isSubject(candidate) && (count > 0 || isAgreed(candidate))) return true;
	} else if (count > 0 && isProminent(candidate, page)) return !hasWeakEdge;
	if (isPhraseOfName(candidate) || isLongWord(candidate, page)) return true;
	if (isFullName(candidate, page)) return !hasWeakEdge;
	const said = timesSaid(candidate);
	if (isWord(candidate)) return said >= (isWholeMark || isNamed(candidate) ? 2 : 3);
	if (hasWeakEdge) return isWholeMark ? said >= 2 : said > candidate.count && said >= 3;
	if (stems.length === longestKeyword && said === candidate.count) return said >= 3;
	return isInTitle && stems.length > 2 ? candidate.count >= 2 : said >= 2;
}

const isWord = ({ stems }: Candidate) => stems.length === 1;

/** Title and main heading say it. */
const isAgreed = ({ isInName, isInTitle }: Candidate) => isInName && isInTitle;

/**
 * A heading, the description or the first paragraphs say it, the latter as more than a piece. A short
 * page has no other paragraphs.
 */
function isProminent(candidate: Candidate, page: PageWords): boolean {
	const { capitals, count, headingShare, isInDescription, isInLead } = candidate;
	if (headingShare > 0) return true;
	if (!isInDescription && !(isInLead && page.count >= wordsOfAShortPage)) return false;
	return count > 1 || capitals > 0 || standsApart(candidate);
}

/** A title or heading adds one use; links and emphasis add none, as they are part of the text. */
function timesSaid({ count, isInHeading, isInTitle }: Candidate): number {
	return count + (isInHeading || isInTitle ? 1 : 0);
}

/** Such as 180ml; “3D” and “5G” are not amounts. The “13-inch” of a title describes a noun. */
function isAmount(candidate: Candidate): boolean {
	const [first] = candidate.stems;
	if (/\p{L}/u.test(first!) && !quantity.test(first!)) return false;
	return !(candidate.isInTitle && /^\d+[-‑]\p{L}+ /u.test(spellingOf(candidate)));
}

const quantity = /^\d+[.,]?\d*\p{L}{2,}$/u;

/** A long text says its subject again: a phrase that only its title says is a piece of a clause. */
export function isUnsaid(candidate: Candidate, page: PageWords): boolean {
	const { count, headingShare, isAddress, isInSummary, stems } = candidate;
	if (stems.length === 1 || page.count < shortPage) return false;
	return count === 0 && headingShare === 0 && !isInSummary && !isAddress && isSubject(candidate);
}

/**
 * A number may end a keyword only in a title: “iPhone 16” is a name there, “page 3” is not one
 * anywhere.
 */
const closesWell = ({ isInTitle, stems }: Candidate) => isInTitle || /\p{L}/u.test(stems.at(-1)!);

export const isLongWord = (candidate: Candidate, page: PageWords) =>
	candidate.stems.length === 1 && isTerm(candidate, page);

export const isPhraseOfName = (candidate: Candidate) =>
	candidate.stems.length > 1 &&
	!candidate.hasWeakEdge &&
	(candidate.isAddress || (isSubject(candidate) && standsApart(candidate)));
