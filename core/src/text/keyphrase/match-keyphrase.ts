import { hasModel } from '../../languages/language-model.ts';
import type { Keyphrase } from './keyphrase.ts';
import { matchInUnspacedText } from './match-in-unspaced-text.ts';
import { matchInWords } from './match-in-words.ts';
import type { TextIndex } from './text-index.ts';

/**
 * exact: all words consecutive; inOrder: content words in order, close together, in one sentence;
 * scattered: all of them somewhere in one block.
 */
export type MatchKind = 'exact' | 'inOrder' | 'scattered';

export interface TextRange {
	readonly start: number;
	readonly end: number;
}

export interface KeyphraseMatch extends TextRange {
	readonly kind: MatchKind;
	/** Index of the block; `start` and `end` are offsets in its text. */
	readonly block: number;
	/** The words that made the match. */
	readonly words: readonly TextRange[];
}

export interface KeyphraseMatches {
	/** `null`: it may occur, but only a model that we lack or have not loaded could tell. */
	readonly found: boolean | null;
	readonly matches: readonly KeyphraseMatch[];
	/** Blocks without a certain match for which `null` applies. */
	readonly unsureBlocks: readonly number[];
}

export function matchKeyphrase(index: TextIndex, keyphrase: Keyphrase): KeyphraseMatches {
	if (keyphrase.isUnspaced) return matchInUnspacedText(index, keyphrase);
	const matches = matchInWords(index, keyphrase);
	const matched = new Set(matches.map(({ block }) => block));
	const unsureBlocks = blocksWithoutModel(index).filter((block) => !matched.has(block));
	return {
		matches,
		unsureBlocks,
		found: matches.length > 0 || (unsureBlocks.length > 0 ? null : false),
	};
}

/** Only whole matches: scattered words never count as keyword stuffing. */
export function wholeMatches<Match extends KeyphraseMatch>(found: {
	readonly matches: readonly Match[];
}): Match[] {
	return found.matches.filter((match) => match.kind !== 'scattered');
}

/** Blocks in the language of the text. */
function blocksWithoutModel({ blocks, forms, language }: TextIndex): number[] {
	if (language === null || !hasModel(language) || forms.model) return [];
	return blocks.flatMap((block, number) => (block.forms === forms ? [number] : []));
}
