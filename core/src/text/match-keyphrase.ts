import type { Keyphrase } from './keyphrase.ts';
import { hasModel } from './language-model.ts';
import { matchInUnspacedText } from './match-in-unspaced-text.ts';
import { matchInWords } from './match-in-words.ts';
import type { TextIndex } from './text-index.ts';

/**
 * exact: all its words side by side; inOrder: its content words in order, close together, in one sentence;
 * scattered: all of them somewhere in one block.
 */
export type MatchKind = 'exact' | 'inOrder' | 'scattered';

export interface TextRange {
	readonly start: number;
	readonly end: number;
}

export interface KeyphraseMatch extends TextRange {
	readonly kind: MatchKind;
	/** Which of the index's blocks; `start` and `end` count in its text. */
	readonly block: number;
	/** The words that made the match. */
	readonly words: readonly TextRange[];
}

export interface KeyphraseMatches {
	/** `null`: it may occur, but only a model that we do not have (loaded) could tell. */
	readonly found: boolean | null;
	readonly matches: readonly KeyphraseMatch[];
}

export function matchKeyphrase(index: TextIndex, keyphrase: Keyphrase): KeyphraseMatches {
	if (keyphrase.isUnspaced) return matchInUnspacedText(index, keyphrase);
	const matches = matchInWords(index, keyphrase);
	return { matches, found: matches.length > 0 || (isModelMissing(index) ? null : false) };
}

/** Whole matches only: scattered words never make a text overstuffed. */
export function wholeMatches(found: KeyphraseMatches): KeyphraseMatch[] {
	return found.matches.filter((match) => match.kind !== 'scattered');
}

function isModelMissing({ language, forms }: TextIndex): boolean {
	return language !== null && hasModel(language) && forms.model === undefined;
}
