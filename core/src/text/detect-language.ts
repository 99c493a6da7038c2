import { functionWordLists, splitList } from './function-words.ts';
import { languageOfScript } from './language-of-script.ts';
import { baseLanguage } from './language-tag.ts';
import { countScripts, dominantScript, isLatinOnly } from './script.ts';
import { scanWords, wordStride } from './words.ts';

export interface DetectedLanguage {
	/** The language to work in; `null` when neither text nor attribute tells. */
	readonly language: string | null;
	/** 0 to 1. */
	readonly confidence: number;
	readonly source: 'attribute' | 'script' | 'text' | null;
	/** What the `lang` attribute says, as our tables name it. */
	readonly declared: string | null;
	/** What the text alone says; `null` when it is too short or too mixed. */
	readonly detected: string | null;
}

/** A clear text wins over the attribute: themes are copied with a `lang` that nobody changed. */
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

/** Mostly the attribute is right, and a little text confirms it; a doubt is worth reading more. */
const shortSample = 1200;
const longSample = 4000;
const fewestLetters = 20;
const fewestWords = 12;

function languageOfBlocks(blocks: readonly string[], declared: string | null): TextEvidence | null {
	const first = languageOfText(sample(blocks, shortSample), declared);
	if (first && first.language === declared) return first;
	return languageOfText(sample(blocks, longSample), declared);
}

/** The start of a page may be a quotation or a menu: each block gives at most 400 characters. */
function sample(blocks: readonly string[], length: number): string {
	let text = '';
	for (const block of blocks) {
		text += `${block.slice(0, 400)}\n`;
		if (text.length >= length) break;
	}
	return text;
}

function languageOfText(text: string, declared: string | null): TextEvidence | null {
	if (isLatinOnly(text)) return languageOfWords(text, declared);
	const shares = countScripts(text);
	const { letters } = shares;
	const script = dominantScript(text, shares);
	if (script === null) return null;
	const byScript = languageOfScript(script, text, declared);
	if (byScript !== null) {
		const isClear = letters >= fewestLetters;
		return isClear || declared === null || declared === byScript
			? { language: byScript, confidence: isClear ? 0.95 : 0.7, source: 'script', isClear }
			: null;
	}
	return languageOfWords(text, declared);
}

function languageOfWords(text: string, declared: string | null): TextEvidence | null {
	const words = lowerCaseWords(text);
	if (words.length < fewestWords) return null;
	const ranked = rank(words);
	const [best, second] = ranked;
	if (!best) return null;
	const share = best.hits / words.length;
	const lead = (best.hits - (second?.hits ?? 0)) / best.hits;
	if (share < 0.22 || lead < 0.08) return null;
	const confidence = Math.min(0.99, 0.5 + share / 2 + lead / 2);
	const declaredHits = ranked.find(({ language }) => language === declared)?.hits ?? 0;
	const isClear =
		words.length >= 30 && share >= clearShare(declared) && declaredHits <= best.hits * 0.7;
	return { language: best.language, confidence, source: 'text', isClear };
}

function lowerCaseWords(text: string): string[] {
	const lower = text.toLowerCase();
	const packed = scanWords(lower);
	const words: string[] = [];
	for (let at = 0; at < packed.length; at += wordStride) {
		words.push(lower.slice(packed[at]!, packed[at + 1]!));
	}
	return words;
}

/** Afrikaans reads as Dutch to our lists (0.42 against 0.47): a language without a list needs more. */
function clearShare(declared: string | null): number {
	return declared === null || declared in functionWordLists ? 0.25 : 0.45;
}

interface Ranked {
	readonly language: string;
	readonly hits: number;
}

function rank(words: readonly string[]): Ranked[] {
	const languages = Object.keys(functionWordLists);
	const hits = new Float64Array(languages.length);
	const known = languagesByWord(languages);
	for (const word of words) {
		const languagesWithIt = known.get(word);
		if (!languagesWithIt) continue;
		for (const language of languagesWithIt) hits[language]!++;
	}
	return languages
		.map((language, at) => ({ language, hits: hits[at]! }))
		.filter((entry) => entry.hits > 0)
		.sort((one, other) => other.hits - one.hits);
}

let byWord: Map<string, number[]> | undefined;

function languagesByWord(languages: readonly string[]): ReadonlyMap<string, readonly number[]> {
	if (byWord) return byWord;
	byWord = new Map();
	for (const [at, language] of languages.entries()) {
		for (const word of splitList(functionWordLists[language]!)) {
			const known = byWord.get(word);
			if (known) known.push(at);
			else byWord.set(word, [at]);
		}
	}
	return byWord;
}
