import type { Candidate } from './keyword-candidate.ts';

export interface PageWords {
	/** The number of words in the running text. */
	readonly count: number;
	/** How often the running text has its most frequent phrase. */
	readonly mostUses: number;
	/** The stems of the words in its URL, in order. */
	readonly address: readonly string[];
	readonly addressStems: ReadonlySet<string>;
	/** The stems of the words in its title and main heading. */
	readonly names: ReadonlySet<string>;
	/** The topics under which its author filed it, folded. */
	readonly tags: ReadonlySet<string>;
	/** Endings of verbs and participles; null if none are listed. */
	readonly clauseEnding: RegExp | null;
	/** Every noun has a capital, as in German, not only names. */
	readonly hasNounCapitals: boolean;
}

/** In words. */
export const shortPage = 350;

/** Not a piece of a name or of a clause: “Zuckerberg offers”. */
export const standsApart = ({ closesApart, opensApart }: Candidate) => opensApart && closesApart;

/** The title or the main heading contains it. */
export const isSubject = ({ isInName, isInTitle }: Candidate) => isInTitle || isInName;

/** The title says “Gasly”, the text “Pierre Gasly”: people search for both words. */
export function isFullName(candidate: Candidate, { hasNounCapitals, names }: PageWords): boolean {
	const { capitals, closesApart, count, isInSummary, stems } = candidate;
	if (stems.length !== 2 || capitals === 0 || !closesApart) return false;
	if (names.has(stems[0]!) || !names.has(stems[1]!)) return false;
	return count > 1 || (isInSummary && !hasNounCapitals);
}

/** In letters of the stem: a German compound of two words, and a name of some length elsewhere. */
const longNoun = 11;
const longName = 7;

/** A long word of the title with a capital is mostly a compound or a name, and says enough alone. */
export function isTerm(candidate: Candidate, page: PageWords): boolean {
	const { capitals, count, isInSummary, isWholePart, stems } = candidate;
	if (!isSubject(candidate)) return false;
	const length = stems[0]!.length;
	if (isWholePart || isInAddress(candidate, page)) {
		return (
			length >= (page.hasNounCapitals ? 8 : longName) &&
			(capitals > 0 || (isInSummary && page.hasNounCapitals))
		);
	}
	return length >= (page.hasNounCapitals ? longNoun : longName) && capitals > 0 && count > 1;
}

const isInAddress = ({ contentStems }: Candidate, { address }: PageWords) =>
	` ${address.join(' ')} `.includes(` ${contentStems.join(' ')} `);

/** Both title and headings use it as the name of the page. */
export const isNamed = ({ count, isInHeading, isInTitle }: Candidate) =>
	count > 0 && isInHeading && isInTitle;
