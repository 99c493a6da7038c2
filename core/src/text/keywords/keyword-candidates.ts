import type { Forms } from '../forms/forms.ts';
import { isConnectingWord } from './connecting-words.ts';
import { type Candidate, emptyCandidate, type PhraseWords } from './keyword-candidate.ts';
import { formsInLowerCase, keyOf, repeatedForms } from './keyword-forms.ts';
import type { KeywordToken } from './keyword-tokens.ts';
import { type Edges, isWholePart, wholeTitle, writtenAs } from './title-parts.ts';

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

export const wordsOfAShortPage = 100;

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
	let hasWeakCore = false;
	let hasVerbInside = false;
	const longest = isName(text) ? longestName : longestKeyword;
	for (let last = first; last < tokens.length && last < first + longest; last++) {
		const token = tokens[last]!;
		if (last > first && token.isApart) return;
		if (token.role === 'none') {
			if (last === first || !isName(text)) return;
			hasGrammar = true;
			continue;
		}
		const next = tokens[last + 1];
		if (token.role !== 'inner' && search.repeated[token.form]! < 2) {
			if (last > first || !mayBeFirstName(text, token, next, search)) return;
		}
		if (last === first && !(opens(token, next) && isNounsOwn(text, token))) return;
		hasWeakCore ||= last - 1 > first && tokens[last - 1]!.role === 'weak';
		hasVerbInside ||= last - 1 > first && !isNounsOwn(text, tokens[last - 1]!);
		const hasVerb = hasVerbInside || (last > first && token.role === 'opening');
		const stem = keyOf(token.form, search.forms);
		stems.push(stem);
		if (!joinsNouns(token, search.forms)) contentStems.push(stem);
		hasContent ||= namesSomething(token);
		if (next?.isBound || !hasContent) continue;
		const isPart = isName(text) && isWholePart(text, { first, last }, search.forms);
		if (!closes(token, last > first) && !(isPart && token.role === 'opening')) continue;
		if (hasGrammar && !isPart) continue;
		addOccurrence(
			text,
			{ stems, contentStems, hasGrammar, hasVerb, hasWeakCore },
			{ first, last },
			edges,
			search,
		);
	}
}

/**
 * The full name of a person often appears once, the last name many times. German nouns have a
 * capital, too: “Milliliter Wein”.
 */
function mayBeFirstName(
	{ kind, text }: WeighedText,
	{ start }: KeywordToken,
	next: KeywordToken | undefined,
	{ forms, repeated }: Search,
): boolean {
	if (forms.language === 'de') return false;
	if (next === undefined || next.isApart || next.role !== 'content') return false;
	if (!isRunning({ kind }) || repeated[next.form]! < 2) return false;
	return isCapital(text[start]!) && isCapital(text[next.start]!);
}

const isCapital = (letter: string) => letter !== letter.toLowerCase();

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

/** German adjectives before a noun have an ending; “erstattet” in “erstattet Strafanzeige” is a verb. */
const isNounsOwn = ({ text }: WeighedText, { end, role, start }: KeywordToken) =>
	role !== 'opening' || /e[mnrs]?$/.test(text.slice(start, end));

function closes({ role }: KeywordToken, isLater: boolean): boolean {
	return role === 'content' || role === 'weak' || (isLater && role === 'closing');
}

function addOccurrence(
	text: WeighedText,
	words: PhraseWords,
	at: Edges,
	edges: Edges,
	{ candidates, forms, inLowerCase }: Search,
): void {
	const { kind, tokens } = text;
	const [first, last] = [tokens[at.first]!, tokens[at.last]!];
	const isWhole = !isRunning(text) && at.first === edges.first && at.last === edges.last;
	const key = words.stems.join(' ');
	let candidate = candidates.get(key);
	if (candidate === undefined) {
		candidate = emptyCandidate(words, first, last, key);
		candidates.set(key, candidate);
	}
	if (kind !== 'mark' && kind !== 'summary') candidate.total++;
	if (isRunning(text)) candidate.count++;
	else candidate.weight += text.weight;
	if (kind === 'title') candidate.isInTitle = true;
	if (kind === 'name') candidate.isInName = true;
	if (kind === 'heading' || kind === 'name') candidate.isInHeading = true;
	if (kind === 'summary' || kind === 'lead') candidate.isInSummary = true;
	if (kind === 'summary') candidate.isInDescription = true;
	if (kind === 'lead') candidate.isInLead = true;
	if (isName(text)) {
		if (at.first === edges.first) candidate.opensName = true;
		candidate.opensPart ||= at.first === 0 || tokens[at.first]!.isApart;
		candidate.closesPart ||= tokens[at.last + 1]?.isApart ?? true;
	}
	if (kind === 'heading') {
		const share = (at.last - at.first + 1) / (edges.last - edges.first + 1);
		candidate.headingShare = Math.max(candidate.headingShare, share);
	}
	candidate.opensApart ||= opensApart(tokens, at.first);
	candidate.closesApart ||= closesApart(tokens[at.last + 1]);
	if (isWhole && (kind === 'title' || kind === 'name')) candidate.isWholeName = true;
	const written = isWhole && isName(text) ? wholeTitle(text, at, forms) : writtenAs(text, at);
	candidate.isOblique &&= isInflected(written, first);
	if (!written.startsWith(writtenAs(text, at))) candidate.isClause = true;
	if (isName(text) && isWholePart(text, at, forms)) candidate.isWholePart = true;
	if (isRunning(text) && hasCapitals(text, at, forms)) {
		candidate.capitals++;
		// “Home Depot”, “Tim Cook”: a name, though its words are weak elsewhere.
		if (forms.language !== 'de' && (candidate.isInTitle || candidate.count > 1)) {
			candidate.hasWeakEdge = false;
		}
	}
	if (isWhole && kind === 'title') candidate.isWholeTitle = true;
	else if (isWhole && kind !== 'summary') candidate.isWholeMark = true;
	const spelling =
		first.opensSentence && inLowerCase[first.form] ? withSmallInitial(written, forms) : written;
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

/** In German every noun has a capital, so only consecutive ones make a name. */
function hasCapitals({ text, tokens }: WeighedText, { first, last }: Edges, forms: Forms): boolean {
	if (tokens[first]!.opensSentence) return false;
	for (let at = first; at <= last; at++) {
		const { role, start } = tokens[at]!;
		const initial = text[start]!;
		const isGrammar = role === 'inner' && forms.language !== 'de';
		if (!isGrammar && initial === initial.toLowerCase()) return false;
	}
	return true;
}

const isInflected = (written: string, { end, role, start }: KeywordToken) =>
	role === 'opening' && /e[mnr]$/.test(written.slice(0, end - start));

/** In a name that has capitals throughout, the first is not due to the sentence. */
function withSmallInitial(text: string, { language }: Forms): string {
	const [, second = ''] = text;
	const isName = language !== 'de' && capitalWithin.test(text);
	return second === second.toLowerCase() && !isName ? text[0]!.toLowerCase() + text.slice(1) : text;
}

const capitalWithin = /[\s-]\p{Lu}/u;
