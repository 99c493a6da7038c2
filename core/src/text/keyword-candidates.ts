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
	const repeated = repeatedForms(texts, forms);
	const candidates = new Map<string, Candidate>();
	for (const text of texts) {
		for (let at = 0; at < text.tokens.length; at++)
			addPhrases(text, at, repeated, forms, candidates);
	}
	return [...candidates.values()];
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

function addPhrases(
	text: WeighedText,
	first: number,
	repeated: Uint8Array,
	forms: Forms,
	candidates: Map<string, Candidate>,
): void {
	const { tokens } = text;
	const stems: string[] = [];
	for (let last = first; last < tokens.length && last < first + longestKeyword; last++) {
		const token = tokens[last]!;
		if (token.role === 'none' || (last > first && token.isApart)) return;
		if (token.role !== 'inner' && repeated[token.form]! < 2) return;
		if (last === first && !opens(token)) return;
		stems.push(forms.stemOf(token.form));
		if (closes(token)) addOccurrence(text, stems, tokens[first]!, token, candidates);
	}
}

function opens({ role }: KeywordToken): boolean {
	return role === 'content' || role === 'opening';
}

function closes({ role }: KeywordToken): boolean {
	return role === 'content' || role === 'closing';
}

function addOccurrence(
	text: WeighedText,
	stems: readonly string[],
	first: KeywordToken,
	last: KeywordToken,
	candidates: Map<string, Candidate>,
): void {
	const key = stems.join(' ');
	const candidate = candidates.get(key) ?? emptyCandidate(stems);
	candidates.set(key, candidate);
	if (text.kind === 'body') candidate.count++;
	else candidate.weight += text.weight;
	if (text.kind === 'title') candidate.isInTitle = true;
	const spelling = text.text.slice(first.start, last.end);
	const worth = text.kind === 'body' && !first.opensSentence ? 1 : 0.4;
	candidate.spellings.set(spelling, (candidate.spellings.get(spelling) ?? 0) + worth);
}

function emptyCandidate(stems: readonly string[]): Candidate {
	return { stems: [...stems], count: 0, weight: 0, isInTitle: false, spellings: new Map() };
}
