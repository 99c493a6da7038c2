import type { Forms } from '../forms/forms.ts';
import { repeatedWords } from '../words/repeated-words.ts';
import type { WeighedText } from './keyword-candidates.ts';
import type { KeywordToken } from './keyword-tokens.ts';
import { roleOfPiece } from './piece-roles.ts';

/**
 * A model that knows few words splits unknown ones: 扫|地机器|人. Parts that the page repeats are joined
 * again.
 */
export function withRepeatedPieces(
	texts: readonly WeighedText[],
	forms: Forms,
): readonly WeighedText[] {
	if (forms.language !== 'zh') return texts;
	const words = repeatedWords(texts.map(({ text }) => text));
	const longest = Math.max(0, ...Array.from(words, (word) => word.length));
	return texts.map((text) => ({ ...text, tokens: cutAnew(text, { words, longest, forms }) }));
}

interface Lexicon {
	readonly words: ReadonlySet<string>;
	readonly longest: number;
	readonly forms: Forms;
}

/**
 * The pieces of the model, except where a word of the page appears: that word, and the rest of the
 * pieces it cuts.
 */
function cutAnew({ text, tokens }: WeighedText, lexicon: Lexicon): KeywordToken[] {
	const result: KeywordToken[] = [];
	let done = 0;
	for (const token of tokens) {
		let from = Math.max(token.start, done);
		for (let at = from; at < token.end; ) {
			const end = endOfWord(text, at, lexicon);
			if (end === null) {
				at++;
				continue;
			}
			if (from < at) result.push(piece(text, token, from, at, lexicon.forms));
			result.push(piece(text, token, at, end, lexicon.forms));
			from = at = done = end;
		}
		if (from === token.start) result.push(token);
		else if (from < token.end) result.push(piece(text, token, from, token.end, lexicon.forms));
	}
	return result;
}

function endOfWord(text: string, at: number, { longest, words }: Lexicon): number | null {
	for (let length = Math.min(longest, text.length - at); length > 1; length--) {
		if (words.has(text.slice(at, at + length))) return at + length;
	}
	return null;
}

function piece(
	text: string,
	token: KeywordToken,
	start: number,
	end: number,
	forms: Forms,
): KeywordToken {
	const opens = start === token.start;
	return {
		form: forms.idOf(text, start, end),
		start,
		end,
		role: roleOfPiece(text.slice(start, end), forms),
		isApart: opens && token.isApart,
		isBound: opens && token.isBound,
		opensSentence: opens && token.opensSentence,
	};
}
