import { sentencesOf } from './sentences.ts';
import type { IndexedBlock } from './text-index.ts';
import { countWords } from './words.ts';

type Unit = 'words' | 'characters';
type Lengths = readonly number[] | null;

export interface SentenceCounts {
	readonly count: number;
	/** Of those longer than the limit. */
	readonly long: number;
}

export const noSentences: SentenceCounts = { count: 0, long: 0 };

/** How many sentences a block has; none where nobody can tell where they end. */
export function countSentences(
	block: IndexedBlock,
	language: string | null,
	{ limit, unit }: { readonly limit: number; readonly unit: Unit },
): SentenceCounts {
	const lengths = sentenceLengths(block, language, unit);
	if (lengths === null) return noSentences;
	return { count: lengths.length, long: lengths.filter((length) => length > limit).length };
}

/** The length of each sentence of a block, in order; `null` where nobody can tell where sentences end. */
export function sentenceLengths(block: IndexedBlock, language: string | null, unit: Unit): Lengths {
	const sentences = sentencesOf(block.text, language);
	if (sentences === null) return null;
	if (unit === 'characters') return sentences.map(({ start, end }) => end - start);
	if (sentences.length === 1) return [block.wordCount];
	return sentences.map(({ end, start }) => countWords(block.text, start, end));
}
