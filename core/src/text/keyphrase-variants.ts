import { fold } from './fold.ts';
import type { Forms } from './forms.ts';
import { functionWordsOf } from './function-words.ts';
import type { Keyphrase } from './keyphrase.ts';

/** One way to write a keyphrase: “e-mail list” is e, mail, list and email, list. */
export interface Variant {
	/** Every word, for matches side by side. */
	readonly all: readonly number[];
	/** Words that carry the meaning. */
	readonly content: readonly number[];
}

export interface Variants {
	/** Folded words; the variants refer to them by number. */
	readonly words: readonly string[];
	readonly variants: readonly Variant[];
}

/** More words than bits are not looked for. */
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
	const variants = [variant(split), ...mergedSpellings(keyphrase, split).map(variant)];
	return { words, variants: variants.filter(({ all }) => all.length > 0 && !all.includes(-1)) };
}

/** Bound parts joined in every way, and two words as the one they are often written as: “web site”. */
function mergedSpellings(keyphrase: Keyphrase, split: readonly string[]): string[][] {
	if (keyphrase.isQuoted) return [];
	const joints = [...split.keys()].filter((at) => keyphrase.words[at]!.isJoined);
	const spellings = subsets(joints.slice(0, mostJoints)).map((joined) => join(split, joined));
	const compounds = [split, ...spellings].filter((parts) => parts.length === 2);
	return [...spellings, ...compounds.map((parts) => [parts.join('')])];
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

function numberOf(word: string, words: string[]): number {
	const at = words.indexOf(word);
	return at >= 0 || words.length === mostWords ? at : words.push(word) - 1;
}
