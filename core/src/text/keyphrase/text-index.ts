import { languageModel } from '#languages';
import { createForms, type Forms } from '../forms/forms.ts';
import { sentencesOf } from '../sentences/sentences.ts';
import { countWords } from '../words/count-words.ts';
import { type PackedWords, scanWords, wordFlag, wordStride } from '../words/words.ts';
import type { TextRange } from './match-keyphrase.ts';

/** The forms of the words of a block, needed only for look-ups. */
export interface WordForms {
	readonly words: PackedWords;
	/** The form of each word; runs without spaces have −1. */
	readonly ids: Int32Array;
	/** Joined parts read as one word (“email” of “e-mail”): first word, number of words, form id. */
	readonly compounds: Int32Array;
}

export interface Sentence extends TextRange {
	readonly words: number;
}

export class IndexedBlock {
	readonly text: string;
	/** In the block’s own language, if that differs from the language of the text. */
	readonly forms: Forms;
	/** null if sentence ends are unknown. */
	readonly sentences: readonly Sentence[] | null;
	readonly wordCount: number;
	private known: WordForms | null = null;

	constructor(text: string, forms: Forms) {
		this.text = text;
		this.forms = forms;
		this.sentences = sentencesWithWords(text, forms.language);
		this.wordCount = this.sentences ? sumOfWords(this.sentences) : countWords(text);
	}

	/** Numbers the forms that are new. */
	wordForms(): WordForms {
		this.known ??= findForms(this.text, this.forms);
		return this.known;
	}
}

/** The words of a text as numbers, ready for any number of look-ups. */
export interface TextIndex {
	readonly language: string | null;
	/** For blocks in the language of the text. */
	readonly forms: Forms;
	readonly blocks: readonly IndexedBlock[];
	readonly wordCount: number;
}

/** The languages of blocks with their own, by block number. */
export type OwnLanguages = ReadonlyMap<number, string>;

/** Blocks whose text and language were in `previous` cost nothing. */
export function createTextIndex(
	texts: readonly string[],
	language: string | null,
	previous?: TextIndex,
	ownLanguages: OwnLanguages = new Map(),
): TextIndex {
	const knownBlock = previous && createBlockMemory(previous.blocks);
	const formsOf = createFormsByLanguage(language, previous);
	const mainForms = formsOf(language);
	const blocks: IndexedBlock[] = [];
	for (let number = 0; number < texts.length; number++) {
		const text = texts[number]!;
		const own = ownLanguages.size === 0 ? undefined : ownLanguages.get(number);
		const forms = own === undefined ? mainForms : formsOf(own);
		const block = knownBlock?.(text, number);
		blocks.push(block?.forms === forms ? block : new IndexedBlock(text, forms));
	}
	return { language, forms: mainForms, blocks, wordCount: wordsOfBlocks(blocks) };
}

/** A block usually stays in its place, or moves together with those after it. */
function createBlockMemory(blocks: readonly IndexedBlock[]) {
	let byText: ReadonlyMap<string, IndexedBlock> | undefined;
	return (text: string, number: number): IndexedBlock | undefined => {
		const there = blocks[number];
		if (there?.text === text) return there;
		byText ??= new Map(blocks.map((block) => [block.text, block]));
		return byText.get(text);
	};
}

/**
 * Forms are kept while their language has the same model. Quotations are matched without a model:
 * hosts load only that of the page’s language, and verdicts must be the same on all of them.
 */
function createFormsByLanguage(main: string | null, previous: TextIndex | undefined) {
	const known = new Map<string | null, Forms>();
	let last: Forms | null = null;
	for (const { forms } of previous?.blocks ?? []) {
		if (forms === last) continue;
		known.set(forms.language, forms);
		last = forms;
	}
	if (previous) known.set(previous.language, previous.forms);
	return (language: string | null): Forms => {
		const model = language && language === main ? languageModel(language) : undefined;
		const forms = known.get(language);
		if (forms && forms.model === model) return forms;
		const made = createForms(language, model);
		known.set(language, made);
		return made;
	};
}

export const compoundStride = 3;

const noForm = -1;
const longestCompound = 4;
const noCompounds = new Int32Array(0);

function sentencesWithWords(text: string, language: string | null): readonly Sentence[] | null {
	const ranges = sentencesOf(text, language);
	if (ranges === null) return null;
	return ranges.map(({ end, start }) => ({ start, end, words: countWords(text, start, end) }));
}

function sumOfWords(sentences: readonly Sentence[]): number {
	let sum = 0;
	for (const { words } of sentences) sum += words;
	return sum;
}

function wordsOfBlocks(blocks: readonly IndexedBlock[]): number {
	let sum = 0;
	for (const { wordCount } of blocks) sum += wordCount;
	return sum;
}

function findForms(text: string, forms: Forms): WordForms {
	const words = scanWords(text);
	const ids = new Int32Array(words.length / wordStride);
	let hasCompounds = false;
	for (let number = 0; number < ids.length; number++) {
		const at = number * wordStride;
		const flags = words[at + 2]!;
		if (flags & wordFlag.joined) hasCompounds = true;
		ids[number] =
			flags & wordFlag.unsegmented ? noForm : forms.idOf(text, words[at]!, words[at + 1]!);
	}
	const compounds = hasCompounds ? findCompounds(text, words, forms) : noCompounds;
	return { words, ids, compounds };
}

function findCompounds(text: string, words: PackedWords, forms: Forms): Int32Array {
	const found: number[] = [];
	for (let first = 0; first < words.length; first += wordStride) {
		if (!(words[first + wordStride + 2]! & wordFlag.joined)) continue;
		let spelling = text.slice(words[first]!, words[first + 1]!);
		for (let length = 2; length <= longestCompound; length++) {
			const last = first + (length - 1) * wordStride;
			if (last >= words.length || !(words[last + 2]! & wordFlag.joined)) break;
			spelling += text.slice(words[last]!, words[last + 1]!);
			found.push(first / wordStride, length, forms.idOf(spelling, 0, spelling.length));
		}
	}
	return Int32Array.from(found);
}
