import { foldPhrase } from '../folding/fold.ts';

/** Fewer words twice in a row are names: “New York New York”, “Duran Duran”. */
const fewestWords = 3;
/** The same in characters, for scripts without spaces. */
const fewestCharacters = 6;
/** Longer titles are cut off; a repetition later than this is seen by nobody. */
const mostTokens = 80;

/** A phrase that follows itself without a separator; null in a text without one. */
export function repeatedPhrase(title: string, siteName: string | null = null): string | null {
	if (hasDifferentWords(title)) return null;
	const tokens = tokensOf(title).slice(0, mostTokens);
	for (const [start] of tokens.entries()) {
		const most = Math.floor((tokens.length - start) / 2);
		for (let length = most; length > 0; length--) {
			if (!isTwice(tokens, start, length)) continue;
			const phrase = tokens.slice(start, start + length);
			const text = title.slice(phrase[0]!.start, phrase.at(-1)!.end);
			if (isLong(phrase) || isSame(text, siteName)) return text;
		}
	}
	return null;
}

/** A word, or a character of a script without spaces. */
interface Token {
	readonly text: string;
	readonly start: number;
	readonly end: number;
	/** More than a space is before it. */
	readonly isAfterSeparator: boolean;
	readonly isCharacter: boolean;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Most of these characters; folding does not change them. */
const plainCharacter = /^[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]$/;
const token =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[^\s\p{P}\p{S}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** True for most titles, and soon seen where all characters are ASCII. */
function hasDifferentWords(title: string): boolean {
	const words = /[^\0-\u007f]/.test(title) ? null : title.toLowerCase().match(asciiToken);
	return words !== null && new Set(words).size === words.length;
}

const asciiToken = /[^\s!-/:-@[-`{-~]+/g;

function tokensOf(title: string): readonly Token[] {
	let before = 0;
	return [...title.matchAll(token)].map((match) => {
		const [text] = match;
		const start = match.index;
		const isAfterSeparator = start > before && /\S/.test(title.slice(before, start));
		before = start + text.length;
		const isPlain = plainCharacter.test(text);
		return {
			text: isPlain ? text : foldPhrase(text, null),
			start,
			end: before,
			isAfterSeparator,
			isCharacter: isPlain || unspaced.test(text),
		};
	});
}

function isTwice(tokens: readonly Token[], start: number, length: number): boolean {
	if (tokens[start + length]?.isAfterSeparator) return false;
	for (let index = 0; index < length; index++) {
		const one = tokens[start + index];
		const other = tokens[start + length + index];
		if (one?.text !== other?.text) return false;
	}
	return true;
}

function isLong(phrase: readonly Token[]): boolean {
	const characters = phrase.filter(({ isCharacter }) => isCharacter).length;
	return characters >= fewestCharacters || phrase.length - characters >= fewestWords;
}

const isSame = (text: string, siteName: string | null) =>
	siteName !== null && siteName !== '' && foldPhrase(text, null) === foldPhrase(siteName, null);
