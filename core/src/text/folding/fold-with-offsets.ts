import { fold } from './fold.ts';

export interface FoldedText {
	readonly text: string;
	/**
	 * For a unit of the folded text: the start of its piece in the original, and below the end of
	 * that piece.
	 */
	startOf(at: number): number;
	endOf(at: number): number;
}

/** Folds a text and keeps the places of its pieces: half-width ﾊﾞ becomes one バ. */
export function foldWithOffsets(original: string, language: string | null): FoldedText {
	const text = fold(original, language);
	if (text.length === original.length) return { text, startOf: (at) => at, endOf: (at) => at };
	return foldPieces(original, language);
}

/** A piece that folds as a unit. */
const piece = /เเ|[\s\S][\p{M}\u200B-\u200F\uFF9E\uFF9F]*/gu;

function foldPieces(original: string, language: string | null): FoldedText {
	const starts: number[] = [];
	let text = '';
	for (const match of original.matchAll(piece)) {
		text += fold(match[0], language);
		while (starts.length < text.length) starts.push(match.index);
	}
	starts.push(original.length);
	return { text, startOf: (at) => starts[at]!, endOf: (at) => endOfPiece(starts, at) };
}

/** The start of the first piece that follows the one before `at`. */
function endOfPiece(starts: readonly number[], at: number): number {
	let next = at;
	while (next < starts.length - 1 && starts[next] === starts[at - 1]) next++;
	return starts[next]!;
}
