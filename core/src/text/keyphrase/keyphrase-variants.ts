import { functionWordsOf } from '../../languages/function-words.ts';
import { fold } from '../folding/fold.ts';
import { buildsCompounds, compoundSpellings } from '../forms/compound-spellings.ts';
import type { Forms } from '../forms/forms.ts';
import type { Keyphrase } from './keyphrase.ts';

/**
 * One way to write a keyphrase, as words: those of “e-mail list” can be e, mail, list or email,
 * list.
 */
export interface Variant {
	/** Every word, for exact matches. */
	readonly all: readonly number[];
	/** Words that carry the meaning. */
	readonly content: readonly number[];
}

export interface Variants {
	/** Folded words; the variants refer to them by number. */
	readonly words: readonly string[];
	readonly variants: readonly Variant[];
	/** All its words, but in a different order: Brotrezept for “Rezept Brot”. */
	readonly reordered: readonly Variant[];
}

/** One bit per word; longer keyphrases are not matched. */
const mostWords = 30;

export function variantsOf(keyphrase: Keyphrase, forms: Forms): Variants {
	const { language } = forms;
	const spellings = keyphrase.words.map((word) => fold(word.text, language));
	const functionWords = language === null ? undefined : functionWordsOf(language);
	const words: string[] = [];

	function variant(parts: readonly string[]): Variant {
		const all = parts.map((part) => numberOf(part, words));
		const content = all.filter((word) => !functionWords?.has(words[word]!));
		return { all, content: content.length > 0 && !keyphrase.isQuoted ? content : all };
	}

	const split = spellings.slice(0, mostWords);
	const content = split.filter((word) => !functionWords?.has(word));
	const written = [split, ...mergedSpellings(keyphrase, split)].map(variant);
	const compounds = keyphrase.isQuoted ? noCompounds : compoundsOf(split, content, language);
	return {
		words,
		variants: [...written, ...compounds.inOrder.map(variant)].filter(isWhole),
		reordered: compounds.reordered.map(variant).filter(isWhole),
	};
}

const isWhole = ({ all }: Variant) => all.length > 0 && !all.includes(-1);

/**
 * The keyphrase with its joined parts merged in every combination, and with two words as one where
 * that is a common spelling: “web site”.
 */
function mergedSpellings(keyphrase: Keyphrase, split: readonly string[]): string[][] {
	if (keyphrase.isQuoted) return [];
	const joints = [...split.keys()].filter((at) => keyphrase.words[at]!.isJoined);
	const spellings = subsets(joints.slice(0, mostJoints)).map((joined) => join(split, joined));
	const pairs = [split, ...spellings].filter((parts) => parts.length === 2);
	return [...spellings, ...pairs.map((parts) => [parts.join('')])];
}

const mostJoints = 3;

/** All but the empty one. */
function subsets(joints: readonly number[]): Set<number>[] {
	const found: Set<number>[] = [];
	for (const joint of joints) {
		found.push(...found.map((set) => new Set([...set, joint])), new Set([joint]));
	}
	return found;
}

function join(parts: readonly string[], joints: ReadonlySet<number>): string[] {
	const joined: string[] = [];
	for (const [at, part] of parts.entries()) {
		if (joints.has(at)) joined[joined.length - 1] += part;
		else joined.push(part);
	}
	return joined;
}

interface Compounds {
	readonly inOrder: readonly (readonly string[])[];
	readonly reordered: readonly (readonly string[])[];
}

const noCompounds: Compounds = { inOrder: [], reordered: [] };

/** Neighboring words written as one. “Rezept für Brot” also becomes Brotrezept, in a different order. */
function compoundsOf(
	split: readonly string[],
	content: readonly string[],
	language: string | null,
): Compounds {
	if (!buildsCompounds(language)) return noCompounds;
	const inOrder: string[][] = content.length === 3 ? [[content.join('')]] : [];
	if (split.length === content.length) {
		for (let at = 1; at < content.length && at < mostJoints; at++) {
			const start = content.slice(0, at - 1);
			const end = content.slice(at + 1);
			for (const compound of compoundSpellings(content[at - 1]!, content[at]!, language)) {
				inOrder.push([...start, compound, ...end]);
			}
		}
	}
	const [first, second] = content;
	if (content.length !== 2 || !first || !second) return { inOrder, reordered: [] };
	const reordered = compoundSpellings(second, first, language).map((compound) => [compound]);
	return { inOrder, reordered };
}

function numberOf(word: string, words: string[]): number {
	const at = words.indexOf(word);
	return at >= 0 || words.length === mostWords ? at : words.push(word) - 1;
}
