import type { Forms } from '../forms/forms.ts';
import { type Candidate, emptyCandidate } from './keyword-candidate.ts';
import type { WeighedText } from './keyword-candidates.ts';
import { keyOf } from './keyword-forms.ts';
import { type KeywordToken, keywordTokens } from './keyword-tokens.ts';

/** In words; a longer URL repeats a whole sentence. */
const longestPhrase = 6;
const mostContent = 4;

/**
 * Marks the phrase that the last part of the URL consists of, which is what the page’s author would
 * search for. Its words must be on the page, from which it takes their spelling: “wein-dekantieren”.
 */
export function withAddressPhrase(
	candidates: Candidate[],
	address: string,
	texts: readonly WeighedText[],
	forms: Forms,
): Candidate[] {
	if (forms.model?.segment || forms.model?.cut) return candidates;
	// Without capitals, no word would be a German noun.
	const written = address.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
	const tokens = wordsOfPhrase(keywordTokens(written, forms), forms);
	const content = tokens.filter(isContent);
	if (content.length < 2 || content.length > mostContent || tokens.length > longestPhrase) {
		return candidates;
	}
	const phrase = spelledAsOnPage(tokens, address, texts, forms);
	if (phrase === null) return candidates;
	const key = contentKey(phrase.contentStems);
	const known = candidates.filter(({ contentStems }) => contentKey(contentStems) === key);
	for (const candidate of known) candidate.isAddress = true;
	return known.length > 0 ? candidates : [...candidates, phrase];
}

const isContent = ({ role }: KeywordToken) => role !== 'none' && role !== 'inner';

/** Without numbers of articles, and without grammar at either end. */
function wordsOfPhrase(tokens: readonly KeywordToken[], forms: Forms): KeywordToken[] {
	const words = tokens.filter(({ form }) => !articleNumber.test(forms.folded[form]!));
	const isEdge = (token: KeywordToken) => isContent(token) && token.role !== 'weak';
	const last = words.findLastIndex(
		(token) => isEdge(token) || year.test(forms.folded[token.form]!),
	);
	return words.slice(words.findIndex(isEdge), last + 1);
}

const articleNumber = /^(?!(?:19|20)\d\d$).*\d{3}/;
const year = /^(?:19|20)\d\d$/;

function spelledAsOnPage(
	tokens: readonly KeywordToken[],
	address: string,
	texts: readonly WeighedText[],
	forms: Forms,
): Candidate | null {
	const found = tokens.map((token) => findWord(plainKey(token, forms), texts, forms));
	if (tokens.some((token, at) => isContent(token) && found[at] === null)) return null;
	const spelling =
		spellingInName(tokens, texts, forms) ??
		tokens.map(({ end, start }, at) => found[at]?.spelling ?? address.slice(start, end)).join(' ');
	if (spelling === 'parted') return null;
	const stems = tokens.map(({ form }) => keyOf(form, forms));
	const isSaid = (token: KeywordToken) => isContent(token) || year.test(forms.folded[token.form]!);
	const content = tokens.flatMap((token, at) => (isSaid(token) ? [at] : []));
	const contentStems = content.map((at) => stems[at]!);
	const words = { stems, contentStems, hasGrammar: false, hasVerb: false, hasWeakCore: false };
	return {
		...emptyCandidate(words, tokens[0]!, tokens.at(-1)!),
		hasWeakEdge: false,
		isAddress: true,
		isInTitle: content.every((at) => found[at]?.text.kind === 'title'),
		isInName: true,
		opensApart: true,
		closesApart: true,
		spellings: new Map([[spelling, 1]]),
	};
}

/**
 * How a name of the page writes all of its words in a row; `parted` if punctuation separates them
 * there.
 */
function spellingInName(
	words: readonly KeywordToken[],
	texts: readonly WeighedText[],
	forms: Forms,
): string | 'parted' | null {
	const keys = words.map((word) => plainKey(word, forms));
	for (const { kind, text, tokens } of texts) {
		if (kind !== 'title' && kind !== 'name') continue;
		const pageKeys = tokens.map((token) => plainKey(token, forms));
		const first = pageKeys.findIndex((_, at) =>
			keys.every((key, add) => key === pageKeys[at + add]),
		);
		if (first < 0) continue;
		const last = first + words.length - 1;
		if (tokens.slice(first + 1, last + 1).some(({ isApart }) => isApart)) return 'parted';
		let start = first;
		while (tokens[start]!.isBound) start--;
		return text.slice(tokens[start]!.start, tokens[last]!.end);
	}
	return null;
}

/** The title comes first, so its spelling is used if it contains the word. */
function findWord(key: string, texts: readonly WeighedText[], forms: Forms) {
	for (const text of texts) {
		const token = text.tokens.find((each) => plainKey(each, forms) === key);
		if (token) return { text, spelling: text.text.slice(token.start, token.end) };
	}
	return null;
}

const plainKey = ({ form }: KeywordToken, forms: Forms) => withoutMarks(keyOf(form, forms));

const contentKey = (stems: readonly string[]) => withoutMarks(stems.join(' '));

/** URLs often leave out diacritics. */
const withoutMarks = (text: string) =>
	text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ø', 'o');
