import { characterClass } from './character-class.ts';
import { characterClasses } from './characters.ts';

/** In characters; anything longer is a repeated sentence. */
const longest = 8;

/** Never the first or last character of a content word. */
const grammar =
	/[的了着在是和与或也都就还又不没把被给从到对为以于之其这那让向由跟很最更吗呢吧您你我他她它]/;

interface Repeated {
	count: number;
	/** The character that always precedes it; null if several do, or the text begins with it. */
	before: string | null;
	after: string | null;
}

/**
 * Words of a Chinese page, found without a language model: repeated strings whose neighboring
 * characters differ each time, so that none of these belongs to the word.
 */
export function repeatedWords(texts: readonly string[]): ReadonlySet<string> {
	const free = new Map<string, number>();
	let alive = texts.map((text) => hanPairs(text));
	for (let length = 2; length <= longest; length++) {
		const found = countAll(texts, alive, length);
		for (const [word, { after, before, count }] of found) {
			if (count > 1 && before === null && after === null && !hasGrammarEdge(word)) {
				free.set(word, count);
			}
		}
		alive = alive.map((starts, index) =>
			starts.filter((at) => isLongerRepeated(texts[index]!, at, length, found)),
		);
	}
	return new Set([...free.keys()].filter((word) => !isExtended(word, free)));
}

/** Positions of two consecutive Han characters. */
function hanPairs(text: string): number[] {
	const starts: number[] = [];
	for (let at = 0; at + 1 < text.length; at++)
		if (isHan(text, at) && isHan(text, at + 1)) starts.push(at);
	return starts;
}

function isHan(text: string, at: number): boolean {
	return characterClasses()[text.charCodeAt(at)] === characterClass.han;
}

function countAll(
	texts: readonly string[],
	starts: readonly (readonly number[])[],
	length: number,
): Map<string, Repeated> {
	const found = new Map<string, Repeated>();
	for (const [index, text] of texts.entries()) {
		for (const at of starts[index]!) {
			const word = text.slice(at, at + length);
			const before = isHan(text, at - 1) ? text[at - 1]! : null;
			const after = isHan(text, at + length) ? text[at + length]! : null;
			const known = found.get(word);
			if (known === undefined) found.set(word, { count: 1, before, after });
			else {
				known.count++;
				if (known.before !== before) known.before = null;
				if (known.after !== after) known.after = null;
			}
		}
	}
	return found;
}

function isLongerRepeated(
	text: string,
	at: number,
	length: number,
	found: ReadonlyMap<string, Repeated>,
): boolean {
	return isHan(text, at + length) && found.get(text.slice(at, at + length))!.count > 1;
}

const hasGrammarEdge = (word: string) => grammar.test(word[0]!) || grammar.test(word.at(-1)!);

/** 家运营企业 beside 运营企业, 普洱茶入门 beside 普洱茶: a word plus characters that only sometimes accompany it. */
function isExtended(word: string, words: ReadonlyMap<string, number>): boolean {
	const count = words.get(word)!;
	for (let length = 2; length < word.length; length++) {
		if ((words.get(word.slice(0, length)) ?? 0) > count) return true;
		if ((words.get(word.slice(-length)) ?? 0) > count) return true;
	}
	return false;
}
