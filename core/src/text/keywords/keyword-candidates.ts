import type { Forms } from '../forms/forms.ts';
import { formsInLowerCase, keyOf, repeatedForms } from './keyword-forms.ts';
import type { KeywordToken } from './keyword-tokens.ts';

export interface Candidate {
	/** The stems of its words. */
	readonly stems: readonly string[];
	/** How often it appears in running text. */
	count: number;
	/** How often it appears anywhere, including headings and title. */
	total: number;
	/** The extra weight from titles, headings, links and emphasis. */
	weight: number;
	isInTitle: boolean;
	isInHeading: boolean;
	/** Some heading, link or emphasis consists of exactly this. */
	isWholeMark: boolean;
	isWholeTitle: boolean;
	/** It begins or ends with a word that names no topic. */
	readonly hasWeakEdge: boolean;
	readonly spellings: Map<string, number>;
}

/** A text whose words may be keywords, and the weight of its words. */
export interface WeighedText {
	readonly text: string;
	readonly tokens: readonly KeywordToken[];
	readonly weight: number;
	readonly kind: 'title' | 'heading' | 'mark' | 'body';
}

/** In words. */
export const longestKeyword = 4;

/** Every phrase of one to four words that begins and ends with content, with its forms merged. */
export function findCandidates(texts: readonly WeighedText[], forms: Forms): Candidate[] {
	const search: Search = {
		forms,
		repeated: repeatedForms(texts, forms),
		inLowerCase: formsInLowerCase(texts, forms),
		candidates: new Map(),
	};
	for (const text of texts) {
		const edges = contentEdges(text.tokens);
		for (let at = 0; at < text.tokens.length; at++) addPhrases(text, at, edges, search);
	}
	const found = [...search.candidates.values()];
	return isShort(texts) ? found.map(saidByTitleAndHeading) : found;
}

const wordsOfAShortPage = 100;

function isShort(texts: readonly WeighedText[]): boolean {
	const bodies = texts.filter(({ kind }) => kind === 'body');
	return bodies.reduce((sum, { tokens }) => sum + tokens.length, 0) < wordsOfAShortPage;
}

/** A short text may never repeat the phrase that title and heading use for the page: “Rye bread”. */
function saidByTitleAndHeading(candidate: Candidate): Candidate {
	const { count, isInHeading, isWholeMark, isWholeTitle, stems } = candidate;
	const isName = stems.length > 1 && isWholeTitle && isInHeading && isWholeMark;
	return isName ? { ...candidate, count: Math.max(count, 2) } : candidate;
}

interface Search {
	readonly forms: Forms;
	/** How often each form appears, up to 2. */
	readonly repeated: Uint8Array;
	readonly inLowerCase: Uint8Array;
	readonly candidates: Map<string, Candidate>;
}

interface Edges {
	readonly first: number;
	readonly last: number;
}

/** Where the content of a text begins and ends: “The filling” is reduced to “filling”. */
function contentEdges(tokens: readonly KeywordToken[]): Edges {
	const isContent = ({ role }: KeywordToken) => role !== 'none' && role !== 'inner';
	return { first: tokens.findIndex(isContent), last: tokens.findLastIndex(isContent) };
}

function addPhrases(text: WeighedText, first: number, edges: Edges, search: Search): void {
	const { tokens } = text;
	const stems: string[] = [];
	let hasContent = false;
	for (let last = first; last < tokens.length && last < first + longestKeyword; last++) {
		const token = tokens[last]!;
		if (token.role === 'none' || (last > first && token.isApart)) return;
		if (token.role !== 'inner' && search.repeated[token.form]! < 2) return;
		const next = tokens[last + 1];
		if (last === first && !opens(token, next)) return;
		stems.push(keyOf(token.form, search.forms));
		hasContent ||= namesSomething(token);
		if (next?.isBound || !closes(token, last > first) || !hasContent) continue;
		const isWhole = text.kind !== 'body' && first === edges.first && last === edges.last;
		addOccurrence(text, stems, tokens[first]!, token, isWhole, search);
	}
}

const namesSomething = ({ role }: KeywordToken) => role !== 'weak' && role !== 'inner';

/** Verbal nouns can begin compounds: 作り|置き, 日帰り|入浴. */
function opens({ isBound, role }: KeywordToken, next: KeywordToken | undefined): boolean {
	if (isBound) return false;
	if (role === 'closing') return next !== undefined && !next.isApart && closes(next, true);
	return role === 'content' || role === 'opening' || role === 'weak';
}

function closes({ role }: KeywordToken, isLater: boolean): boolean {
	return role === 'content' || role === 'weak' || (isLater && role === 'closing');
}

function addOccurrence(
	text: WeighedText,
	stems: readonly string[],
	first: KeywordToken,
	last: KeywordToken,
	isWhole: boolean,
	{ candidates, inLowerCase }: Search,
): void {
	const key = stems.join(' ');
	const candidate = candidates.get(key) ?? emptyCandidate(stems, first, last);
	candidates.set(key, candidate);
	if (text.kind !== 'mark') candidate.total++;
	if (text.kind === 'body') candidate.count++;
	else candidate.weight += text.weight;
	if (text.kind === 'title') candidate.isInTitle = true;
	if (text.kind === 'heading') candidate.isInHeading = true;
	if (isWhole && text.kind === 'title') candidate.isWholeTitle = true;
	else if (isWhole) candidate.isWholeMark = true;
	const written = text.text.slice(first.start, last.end);
	const spelling =
		first.opensSentence && inLowerCase[first.form] ? withSmallInitial(written) : written;
	// A separate heading has the dictionary form; within a sentence the word may be inflected.
	const worth =
		isWhole && text.kind !== 'title' ? 2 : text.kind === 'body' && !first.opensSentence ? 1 : 0.4;
	candidate.spellings.set(spelling, (candidate.spellings.get(spelling) ?? 0) + worth);
}

function withSmallInitial(text: string): string {
	const [, second = ''] = text;
	return second === second.toLowerCase() ? text[0]!.toLowerCase() + text.slice(1) : text;
}

function emptyCandidate(
	stems: readonly string[],
	first: KeywordToken,
	last: KeywordToken,
): Candidate {
	return {
		stems: [...stems],
		count: 0,
		total: 0,
		weight: 0,
		isInTitle: false,
		isInHeading: false,
		isWholeMark: false,
		isWholeTitle: false,
		hasWeakEdge: first.role === 'weak' || last.role === 'weak',
		spellings: new Map(),
	};
}
