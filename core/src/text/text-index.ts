import { languageModel } from '#languages';
import { createForms, type Forms } from './forms.ts';
import { countPackedWords, type PackedWords, scanWords, wordFlag, wordStride } from './words.ts';

export interface IndexedBlock {
	readonly text: string;
	/** Of its own language, where that is not the language of the text. */
	readonly forms: Forms;
	/** With form ids filled in; runs without spaces have −1. */
	readonly words: PackedWords;
	/** Bound parts read as one word (“email” of “e-mail”): first word, number of words, form id. */
	readonly compounds: Int32Array;
	readonly wordCount: number;
}

/** The words of a text in numbers, ready for any number of look-ups. */
export interface TextIndex {
	readonly language: string | null;
	/** Of blocks in the language of the text. */
	readonly forms: Forms;
	readonly blocks: readonly IndexedBlock[];
	readonly wordCount: number;
}

/** The languages of blocks that have one of their own, by number. */
export type OwnLanguages = ReadonlyMap<number, string>;

/** Blocks whose text and language stood in `previous` cost nothing. */
export function createTextIndex(
	texts: readonly string[],
	language: string | null,
	previous?: TextIndex,
	ownLanguages: OwnLanguages = new Map(),
): TextIndex {
	const knownBlock = createBlockMemory(previous?.blocks ?? []);
	const formsOf = createFormsByLanguage(language, previous);
	const blocks = texts.map((text, number) => {
		const forms = formsOf(ownLanguages.get(number) ?? language);
		const block = knownBlock(text, number);
		return block?.forms === forms ? block : indexBlock(text, forms);
	});
	return { language, forms: formsOf(language), blocks, wordCount: sumOfWords(blocks) };
}

/** A block mostly stays in its place, or moves together with those after it. */
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
 * Forms are kept while their language has the same model. Quotations do without one: hosts load the model of the
 * page’s language alone, and verdicts are the same on all of them.
 */
function createFormsByLanguage(main: string | null, previous: TextIndex | undefined) {
	const known = new Map<string | null, Forms>();
	for (const { forms } of previous?.blocks ?? []) known.set(forms.language, forms);
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

function sumOfWords(blocks: readonly IndexedBlock[]): number {
	let sum = 0;
	for (const block of blocks) sum += block.wordCount;
	return sum;
}

function indexBlock(text: string, forms: Forms): IndexedBlock {
	const words = scanWords(text);
	let hasCompounds = false;
	for (let at = 0; at < words.length; at += wordStride) {
		const flags = words[at + 2]!;
		if (flags & wordFlag.joined) hasCompounds = true;
		words[at + 3] =
			flags & wordFlag.unsegmented ? noForm : forms.idOf(text, words[at]!, words[at + 1]!);
	}
	const compounds = hasCompounds ? findCompounds(text, words, forms) : noCompounds;
	return { text, forms, words, compounds, wordCount: countPackedWords(words, text) };
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
