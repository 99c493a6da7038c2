import { functionWordLists, splitList } from '../../languages/function-words.ts';
import { baseLanguage } from '../../languages/language-tag.ts';
import { countScripts, dominantScript, isLatinOnly } from '../words/script.ts';
import { scan, scannedWords, wordStride } from '../words/words.ts';
import { languageOfScript, mayUseScript } from './language-of-script.ts';

/** The language of a text, and why. */
export interface DetectedLanguage {
	/** The language to use; `null` if neither text nor attribute reveals it. */
	readonly language: string | null;
	/** 0 (a guess) to 1 (certain). */
	readonly confidence: number;
	/** The deciding sign; null if nothing decided. */
	readonly source: 'attribute' | 'script' | 'text' | null;
	/** The language of the `lang` attribute, by the code in our tables. */
	readonly declared: string | null;
	/** The language of the text alone; `null` if it is too short or too mixed. */
	readonly detected: string | null;
}

/**
 * The language of a page. A clear text overrides the attribute: themes are copied with a `lang` that
 * nobody changed.
 *
 * @param blocks Texts of the page, such as its paragraphs.
 * @param langAttribute As written in the html tag.
 */
export function detectLanguage(
	blocks: readonly string[],
	langAttribute?: string | null,
): DetectedLanguage {
	const declared = baseLanguage(langAttribute ?? '');
	const byText = languageOfBlocks(blocks, declared);
	const detected = byText?.language ?? null;
	if (byText && (byText.language === declared || byText.isClear || declared === null)) {
		const source = byText.language === declared ? 'attribute' : byText.source;
		return { language: detected, confidence: byText.confidence, source, declared, detected };
	}
	if (declared === null) return { language: null, confidence: 0, source: null, declared, detected };
	return { language: declared, confidence: 0.5, source: 'attribute', declared, detected };
}

interface TextEvidence {
	readonly language: string;
	readonly confidence: number;
	readonly source: 'script' | 'text';
	/** Enough to overrule an attribute. */
	readonly isClear: boolean;
}

/** The attribute is usually right, and a little text confirms it; in doubt, more is read. */
const shortSample = 600;
const longSample = 4000;
const fewestLetters = 20;
const fewestWords = 12;
/** A text of fewer words does not overrule an attribute. */
const clearWords = 30;

function languageOfBlocks(blocks: readonly string[], declared: string | null): TextEvidence | null {
	const start = sample(blocks, shortSample);
	const counted = nothingCounted();
	const first = languageOfText(start, declared, counted);
	if (first && first.language === declared) return first;
	const more = sample(blocks, longSample);
	return more.length === start.length ? first : languageOfText(more, declared, counted);
}

/** The start of a page may be a quotation or a menu: each block contributes at most 400 characters. */
function sample(blocks: readonly string[], length: number): string {
	let text = '';
	for (const block of blocks) {
		text += `${block.slice(0, 400)}\n`;
		if (text.length >= length) break;
	}
	return text;
}

function languageOfText(
	text: string,
	declared: string | null,
	counted: FunctionWords,
): TextEvidence | null {
	if (isLatinOnly(text)) return languageOfWords(text, ifUsing(declared, 'latin'), counted);
	const shares = countScripts(text);
	const { counts, letters } = shares;
	const script = dominantScript(text, shares);
	if (script === null) return null;
	const own = counts.get(script) ?? 0;
	const byScript = languageOfScript(script, text, declared, own);
	if (byScript !== null) {
		const isClear = letters >= fewestLetters;
		return isClear || declared === null || declared === byScript
			? { language: byScript, confidence: isClear ? 0.95 : 0.7, source: 'script', isClear }
			: null;
	}
	// A name in a different script is not evidence.
	const isAlone = own * 20 >= letters * 19;
	const isKnown = isAlone && (script === 'latin' || script === 'cyrillic');
	return languageOfWords(text, isKnown ? ifUsing(declared, script) : declared, counted);
}

/** The declared language, unless it is always written in different scripts. */
const ifUsing = (declared: string | null, script: 'latin' | 'cyrillic') =>
	declared !== null && mayUseScript(declared, script) ? declared : null;

function languageOfWords(
	text: string,
	declared: string | null,
	counted: FunctionWords,
): TextEvidence | null {
	countFunctionWords(text, counted);
	const { hits, words } = counted;
	if (words < fewestWords) return null;
	const best = indexOfMost(hits, -1);
	const bestHits = hits[best] ?? 0;
	if (bestHits === 0) return null;
	const share = bestHits / words;
	const lead = (bestHits - (hits[indexOfMost(hits, best)] ?? 0)) / bestHits;
	// Turkish and Finnish use endings where others use function words, so few of these appear in a
	// text.
	const isUnlikeOthers = bestHits >= 4 && share >= 0.12 && lead >= 0.5;
	if (!isUnlikeOthers && (share < 0.22 || lead < 0.08)) return null;
	if (words < clearWords && !hasTwoWordsOf(best, text)) return null;
	const confidence = Math.min(0.99, 0.5 + share / 2 + lead / 2);
	const declaredHits = hits[languages.indexOf(declared ?? '')] ?? 0;
	const isMuch =
		share >= clearShare(declared) || (isUnlikeOthers && hasOwnList(declared) && bestHits >= 6);
	const isClear = words >= clearWords && isMuch && declaredHits <= bestHits * 0.7;
	return { language: languages[best] ?? '', confidence, source: 'text', isClear };
}

/**
 * Afrikaans looks like Dutch to our lists (0.42 against 0.47): a language without a list needs a
 * higher share.
 */
function clearShare(declared: string | null): number {
	return hasOwnList(declared) ? 0.25 : 0.45;
}

const hasOwnList = (declared: string | null) => declared === null || declared in functionWordLists;

const languages = Object.keys(functionWordLists);

/** The count so far: the longer sample begins with the short one, which ends at the end of a line. */
interface FunctionWords {
	/** For each language, how many of the words are among its function words. */
	readonly hits: number[];
	words: number;
	/** Length of the text counted so far. */
	length: number;
}

const nothingCounted = (): FunctionWords => ({
	hits: languages.map(() => 0),
	words: 0,
	length: 0,
});

function countFunctionWords(text: string, counted: FunctionWords): void {
	known ??= languagesByWord();
	const { byWord, shapes } = known;
	const { hits } = counted;
	const lower = text.slice(counted.length).toLowerCase();
	const length = scan(lower);
	const words = scannedWords();
	for (let at = 0; at < length; at += wordStride) {
		const start = words[at]!;
		const end = words[at + 1]!;
		if (shapes[shapeOf(lower, start, end)] === 0) continue;
		const having = byWord.get(lower.slice(start, end)) ?? none;
		for (let index = 0; index < having.length; index++) hits[having[index]!]!++;
	}
	counted.words += length / wordStride;
	counted.length = text.length;
}

/** A word that a short text repeats may look like one of a different language: “one” is Polish, too. */
function hasTwoWordsOf(language: number, text: string): boolean {
	known ??= languagesByWord();
	const { byWord } = known;
	let first: string | null = null;
	for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}'’]+/gu)) {
		if (word === first || !byWord.get(word)?.includes(language)) continue;
		if (first !== null) return true;
		first = word;
	}
	return false;
}

const none: readonly number[] = [];

/** Index of the first language with the most hits; an `except` of -1 excludes none. */
function indexOfMost(hits: readonly number[], except: number): number {
	let most = -1;
	for (let index = 0; index < hits.length; index++) {
		if (index !== except && (most < 0 || hits[index]! > hits[most]!)) most = index;
	}
	return most;
}

interface LanguagesByWord {
	readonly byWord: ReadonlyMap<string, readonly number[]>;
	/** 1 for the shape of one of the words. */
	readonly shapes: Uint8Array;
}

let known: LanguagesByWord | undefined;

function languagesByWord(): LanguagesByWord {
	const byWord = new Map<string, number[]>();
	const shapes = new Uint8Array(shapeCount);
	for (const [at, language] of languages.entries()) {
		for (const word of splitList(functionWordLists[language]!)) {
			shapes[shapeOf(word, 0, word.length)] = 1;
			const having = byWord.get(word);
			if (having) having.push(at);
			else byWord.set(word, [at]);
		}
	}
	return { byWord, shapes };
}

const shapeCount = 8192;

/** From its length and both ends: rules out most words of a text without slicing it. */
const shapeOf = (text: string, start: number, end: number) =>
	(text.charCodeAt(start) * 37 + text.charCodeAt(end - 1) * 521 + (end - start) * 1741) &
	(shapeCount - 1);
