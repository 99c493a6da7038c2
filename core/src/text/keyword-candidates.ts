import type { Forms } from './forms.ts';
import type { KeywordToken } from './keyword-tokens.ts';

export interface Candidate {
	/** The stems of its words. */
	readonly stems: readonly string[];
	/** How often it stands in the text. */
	count: number;
	/** What titles, headings, links and emphasis add. */
	weight: number;
	isInTitle: boolean;
	/** Somewhere a heading, a link or an emphasis says this and nothing else. */
	isWholeMark: boolean;
	/** It opens or closes with a word that names no topic. */
	readonly hasWeakEdge: boolean;
	readonly spellings: Map<string, number>;
}

/** A text whose words may be keywords, and how much a word of it counts. */
export interface WeighedText {
	readonly text: string;
	readonly tokens: readonly KeywordToken[];
	readonly weight: number;
	readonly kind: 'title' | 'mark' | 'body';
}

const longestKeyword = 4;

/** Every phrase of one to four words that opens and closes with content, its forms put together. */
export function findCandidates(texts: readonly WeighedText[], forms: Forms): Candidate[] {
	const search: Search = {
		forms,
		repeated: repeatedForms(texts, forms),
		inLowerCase: formsInLowerCase(texts, forms),
		candidates: new Map(),
	};
	for (const text of texts) {
		const inner = withoutEdges(text.tokens);
		for (let at = 0; at < text.tokens.length; at++) addPhrases(text, at, inner, search);
	}
	return [...search.candidates.values()];
}

interface Search {
	readonly forms: Forms;
	/** How often each form stands there, up to 2. */
	readonly repeated: Uint8Array;
	readonly inLowerCase: Uint8Array;
	readonly candidates: Map<string, Candidate>;
}

/** Most words stand in a text once; leaving them out spares most of the work. */
function repeatedForms(texts: readonly WeighedText[], forms: Forms): Uint8Array {
	const counts = new Uint8Array(forms.folded.length);
	for (const { tokens, kind } of texts) {
		const worth = kind === 'title' ? 2 : 1;
		for (const { form } of tokens) counts[form] = Math.min(2, counts[form]! + worth);
	}
	return counts;
}

/** Words that have a capital only where a sentence or a heading starts. */
function formsInLowerCase(texts: readonly WeighedText[], forms: Forms): Uint8Array {
	const met = new Uint8Array(forms.folded.length);
	for (const { kind, text, tokens } of texts) {
		if (kind !== 'body') continue;
		for (const { form, start } of tokens) {
			const first = text[start]!;
			if (first === first.toLowerCase()) met[form] = 1;
		}
	}
	return met;
}

interface Edges {
	readonly first: number;
	readonly last: number;
}

/** Where the content of a text begins and ends: “The filling” is the filling. */
function withoutEdges(tokens: readonly KeywordToken[]): Edges {
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
		if (last === first && !opens(token, tokens[first + 1])) return;
		stems.push(search.forms.stemOf(token.form));
		hasContent ||= token.role !== 'weak' && token.role !== 'inner';
		if (!closes(token, last > first) || !hasContent) continue;
		const isWhole = text.kind === 'mark' && first === edges.first && last === edges.last;
		addOccurrence(text, stems, tokens[first]!, token, isWhole, search);
	}
}

/** Two verbal nouns are one: 作り置き, 取り扱い. */
function opens({ role }: KeywordToken, next: KeywordToken | undefined): boolean {
	if (role === 'closing') return next?.role === 'closing' && !next.isApart;
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
	if (text.kind === 'body') candidate.count++;
	else candidate.weight += text.weight;
	if (text.kind === 'title') candidate.isInTitle = true;
	if (isWhole) candidate.isWholeMark = true;
	const written = text.text.slice(first.start, last.end);
	const spelling =
		first.opensSentence && inLowerCase[first.form] ? withSmallInitial(written) : written;
	const worth = text.kind === 'body' && !first.opensSentence ? 1 : 0.4;
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
		weight: 0,
		isInTitle: false,
		isWholeMark: false,
		hasWeakEdge: first.role === 'weak' || last.role === 'weak',
		spellings: new Map(),
	};
}
