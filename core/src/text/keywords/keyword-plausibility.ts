import type { Candidate } from './keyword-candidate.ts';
import { longestKeyword, wordsOfAShortPage } from './keyword-candidates.ts';
import {
	isFullName,
	isNamed,
	isSubject,
	isTerm,
	type PageWords,
	standsApart,
} from './keyword-signs.ts';

/** Whether the page says a phrase often enough, or at the right place, to be worth a look. */
export function isPlausible(candidate: Candidate, page: PageWords): boolean {
	const { count, hasWeakEdge, isInTitle, isWholeMark, stems } = candidate;
	if (!/\p{L}/u.test(stems[0]!) || quantity.test(stems[0]!) || !closesWell(candidate)) return false;
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

/** Such as 180ml; “3D” and “5G” are not quantities. */
const quantity = /^\d+[.,]?\d*\p{L}{2,}$/u;

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
