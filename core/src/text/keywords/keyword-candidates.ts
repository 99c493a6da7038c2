import type { Forms } from '../forms/forms.ts';
import { isConnectingWord } from './connecting-words.ts';
import { formsInLowerCase, keyOf, repeatedForms } from './keyword-forms.ts';
import type { KeywordToken } from './keyword-tokens.ts';

export interface Candidate {
	/** The stems of its words. */
	readonly stems: readonly string[];
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
	/** It begins or ends with a word that names no topic. */
	readonly hasWeakEdge: boolean;
	readonly spellings: Map<string, number>;
}

/** A text whose words may be keywords, and the weight of its words. */
export interface WeighedText {
	readonly text: string;
	readonly tokens: readonly KeywordToken[];
	readonly weight: number;
	readonly kind: 'title' | 'name' | 'summary' | 'heading' | 'mark' | 'lead' | 'body';
}

/** In words. */
export const longestKeyword = 4;
/** In words; the page's own name may be longer. */
const longestName = 8;

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
	const bodies = texts.filter(isRunning);
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
	const contentStems: string[] = [];
	let hasContent = false;
	let hasGrammar = false;
	const longest = isName(text) ? longestName : longestKeyword;
	for (let last = first; last < tokens.length && last < first + longest; last++) {
		const token = tokens[last]!;
		if (last > first && token.isApart) return;
		if (token.role === 'none') {
			if (last === first || !isName(text)) return;
			hasGrammar = true;
			continue;
		}
		if (token.role !== 'inner' && search.repeated[token.form]! < 2) return;
		const next = tokens[last + 1];
		if (last === first && !opens(token, next)) return;
		const stem = keyOf(token.form, search.forms);
		stems.push(stem);
		if (!joinsNouns(token, search.forms)) contentStems.push(stem);
		hasContent ||= namesSomething(token);
		if (next?.isBound || !closes(token, last > first) || !hasContent) continue;
		const isWhole = first === edges.first && last === edges.last;
		if (hasGrammar && !isWhole) continue;
		addOccurrence(text, { stems, contentStems }, { first, last }, edges, search);
	}
}

const joinsNouns = ({ form, role }: KeywordToken, forms: Forms) =>
	role === 'inner' && isConnectingWord(forms.folded[form]!, forms);

const isName = ({ kind }: WeighedText) => kind === 'title' || kind === 'name';

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
	words: Pick<Candidate, 'stems' | 'contentStems'>,
	at: Edges,
	edges: Edges,
	{ candidates, inLowerCase }: Search,
): void {
	const { kind, tokens } = text;
	const [first, last] = [tokens[at.first]!, tokens[at.last]!];
	const isWhole = !isRunning(text) && at.first === edges.first && at.last === edges.last;
	const key = words.stems.join(' ');
	const candidate = candidates.get(key) ?? emptyCandidate(words, first, last);
	candidates.set(key, candidate);
	if (kind !== 'mark' && kind !== 'summary') candidate.total++;
	if (isRunning(text)) candidate.count++;
	else candidate.weight += text.weight;
	if (kind === 'title') candidate.isInTitle = true;
	if (kind === 'name') candidate.isInName = true;
	if (kind === 'heading' || kind === 'name') candidate.isInHeading = true;
	if (kind === 'summary' || kind === 'lead') candidate.isInSummary = true;
	if (kind === 'heading') {
		const share = (at.last - at.first + 1) / (edges.last - edges.first + 1);
		candidate.headingShare = Math.max(candidate.headingShare, share);
	}
	candidate.opensApart ||= opensApart(tokens, at.first);
	candidate.closesApart ||= closesApart(tokens[at.last + 1]);
	if (isWhole && (kind === 'title' || kind === 'name')) candidate.isWholeName = true;
	if (isWhole && kind === 'title') candidate.isWholeTitle = true;
	else if (isWhole && kind !== 'summary') candidate.isWholeMark = true;
	const written = text.text.slice(first.start, last.end);
	const spelling =
		first.opensSentence && inLowerCase[first.form] ? withSmallInitial(written) : written;
	// A separate heading has the dictionary form; within a sentence the word may be inflected.
	const worth = isWhole && kind !== 'title' ? 2 : isRunning(text) && !first.opensSentence ? 1 : 0.4;
	candidate.spellings.set(spelling, (candidate.spellings.get(spelling) ?? 0) + worth);
}

export const isRunning = ({ kind }: Pick<WeighedText, 'kind'>) =>
	kind === 'body' || kind === 'lead';

function opensApart(tokens: readonly KeywordToken[], first: number): boolean {
	const before = tokens[first - 1];
	return before === undefined || tokens[first]!.isApart || isGrammar(before);
}

/** Everyday verbs may follow, and in German any verb. */
const closesApart = (after: KeywordToken | undefined) =>
	after === undefined ||
	after.isApart ||
	after.role === 'opening' ||
	after.role === 'weak' ||
	isGrammar(after);

const isGrammar = ({ role }: KeywordToken) => role === 'none' || role === 'inner';

function withSmallInitial(text: string): string {
	const [, second = ''] = text;
	return second === second.toLowerCase() ? text[0]!.toLowerCase() + text.slice(1) : text;
}

function emptyCandidate(
	{ contentStems, stems }: Pick<Candidate, 'stems' | 'contentStems'>,
	first: KeywordToken,
	last: KeywordToken,
): Candidate {
	return {
		stems: [...stems],
		contentStems: [...contentStems],
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
		hasWeakEdge: first.role === 'weak' || last.role === 'weak',
		spellings: new Map(),
	};
}
