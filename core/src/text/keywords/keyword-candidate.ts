import type { KeywordToken } from './keyword-tokens.ts';

/** A phrase of a page that may be a keyword, with its signs on the page. */
export interface Candidate {
	/** The stems of its words. */
	readonly stems: readonly string[];
	/** The stems with spaces between them. */
	readonly key: string;
	/** Without words that join nouns; URLs often leave them out. */
	readonly contentStems: readonly string[];
	/** How often it appears in running text. */
	count: number;
	/** How often it appears anywhere, including headings and title. */
	total: number;
	/** The extra weight from titles, headings, links and emphasis. */
	weight: number;
	isInTitle: boolean;
	isInHeading: boolean;
	/** The main heading or another title of the page contains it. */
	isInName: boolean;
	/** The description or the first paragraphs contain it. */
	isInSummary: boolean;
	/** Somewhere no word of content precedes it, and somewhere none follows: it is not a piece of a name. */
	opensApart: boolean;
	closesApart: boolean;
	/** The largest share that it has of a section's heading, from 0 to 1. */
	headingShare: number;
	/** Some heading, link or emphasis consists of exactly this. */
	isWholeMark: boolean;
	isWholeTitle: boolean;
	isWholeName: boolean;
	/** The title or the main heading begins with it. */
	opensName: boolean;
	/** A part of the title or of the main heading begins or ends with it. */
	opensPart: boolean;
	closesPart: boolean;
	isInDescription: boolean;
	isInLead: boolean;
	/** A part of the title or of the main heading between punctuation consists of exactly this. */
	isWholePart: boolean;
	/** It is a title that needs words of grammar around it: “How to …”. */
	isClause: boolean;
	/** The last part of the URL consists of exactly this. */
	isAddress: boolean;
	/** How often the running text writes each of its words with a capital, within a sentence. */
	capitals: number;
	/** It begins or ends with a word that names no topic, and the text does not write it as a name. */
	hasWeakEdge: boolean;
	/** Its German adjective is inflected wherever it appears: “ländlichen Regionen”. */
	isOblique: boolean;
	/** A word between its first and last names no topic, such as a verb. */
	readonly hasWeakCore: boolean;
	/** A German word in it has the form of a verb: “Branche protestiert”. */
	readonly hasVerb: boolean;
	/** Words of grammar that do not join nouns are inside: it may be a clause. */
	readonly hasGrammar: boolean;
	readonly spellings: Map<string, number>;
}

export type PhraseWords = Pick<
	Candidate,
	'stems' | 'contentStems' | 'hasGrammar' | 'hasVerb' | 'hasWeakCore'
>;

export function emptyCandidate(
	{ contentStems, hasGrammar, hasVerb, hasWeakCore, stems }: PhraseWords,
	first: KeywordToken,
	last: KeywordToken,
	key = stems.join(' '),
): Candidate {
	return {
		stems: [...stems],
		key,
		contentStems: [...contentStems],
		hasGrammar,
		hasVerb,
		hasWeakCore,
		count: 0,
		total: 0,
		weight: 0,
		isInTitle: false,
		isInHeading: false,
		isInName: false,
		isInSummary: false,
		opensApart: false,
		closesApart: false,
		headingShare: 0,
		isWholeMark: false,
		isWholeTitle: false,
		isWholeName: false,
		opensName: false,
		opensPart: false,
		closesPart: false,
		isInDescription: false,
		isInLead: false,
		isWholePart: false,
		isOblique: first.role === 'opening',
		isClause: false,
		isAddress: false,
		capitals: 0,
		hasWeakEdge: first.role === 'weak' || last.role === 'weak',
		spellings: new Map(),
	};
}
