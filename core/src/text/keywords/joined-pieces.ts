import type { Forms } from '../forms/forms.ts';
import type { WeighedText } from './keyword-candidates.ts';
import type { KeywordToken } from './keyword-tokens.ts';
import { roleOfPiece } from './piece-roles.ts';

const shortestAlone = 3;
const shortestRest = 2;
/** No word of a model is longer; a hostile text must not cause quadratic cost. */
const longestJoined = 40;

/**
 * A model that only finds line breaks often leaves a verb joined to its noun: ดูแลมอนสเตอรา. Words
 * that appear alone elsewhere on the page are split off.
 */
export function withoutJoinedPieces(
	texts: readonly WeighedText[],
	forms: Forms,
): readonly WeighedText[] {
	if (!forms.model?.cut) return texts;
	const alone = wordsAlone(texts);
	return texts.map((text) => ({
		...text,
		tokens: text.tokens.flatMap((token) => taken(token, text.text, alone, forms)),
	}));
}

function wordsAlone(texts: readonly WeighedText[]): ReadonlySet<string> {
	const alone = new Set<string>();
	for (const { text, tokens } of texts) {
		for (const { end, role, start } of tokens) {
			if (role !== 'none' && end - start >= shortestAlone) alone.add(text.slice(start, end));
		}
	}
	return alone;
}

function taken(
	token: KeywordToken,
	text: string,
	alone: ReadonlySet<string>,
	forms: Forms,
): KeywordToken[] {
	const { end, start } = token;
	const at = edgeOfWord(text.slice(start, end), alone);
	if (at === null) return [token];
	const piece = (from: number, to: number): KeywordToken => ({
		...token,
		form: forms.idOf(text, from, to),
		start: from,
		end: to,
		role: roleOfPiece(text.slice(from, to), forms),
	});
	const rest = { ...piece(start + at, end), isApart: false, isBound: false, opensSentence: false };
	return [
		...taken(piece(start, start + at), text, alone, forms),
		...taken(rest, text, alone, forms),
	];
}

/**
 * Where the longest known word at the start of a piece ends, or where the longest at its end
 * begins.
 */
function edgeOfWord(piece: string, alone: ReadonlySet<string>): number | null {
	if (piece.length > longestJoined) return null;
	for (let at = piece.length - shortestRest; at >= shortestAlone; at--) {
		if (alone.has(piece.slice(0, at)) && !partsSyllable(piece, at)) return at;
	}
	for (let at = shortestRest; at <= piece.length - shortestAlone; at++) {
		if (alone.has(piece.slice(at)) && !partsSyllable(piece, at)) return at;
	}
	return null;
}

/** Thai vowels that are written before their consonant, and characters that only follow one. */
const partsSyllable = (text: string, at: number) =>
	/[เ-ไ]/.test(text[at - 1]!) || /[ฯ-ฺๅ-๎]/.test(text[at]!);
