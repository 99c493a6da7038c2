import { sentencesOf } from './sentences.ts';
import type { IndexedBlock } from './text-index.ts';
import { countPackedWords, wordStride } from './words.ts';

type Unit = 'words' | 'characters';
type Lengths = readonly number[] | null;

export interface SentenceCounts {
	readonly count: number;
	/** Of those longer than the limit. */
	readonly long: number;
}

interface Measured extends SentenceCounts {
	readonly language: string | null;
	readonly unit: Unit;
	readonly limit: number;
}

const none: SentenceCounts = { count: 0, long: 0 };

/** While somebody types, all blocks but one stay the objects they were. */
const measured = new WeakMap<IndexedBlock, Measured>();

/** How many sentences a block has; none where nobody can tell where they end. */
export function countSentences(
	block: IndexedBlock,
	language: string | null,
	{ limit, unit }: { readonly limit: number; readonly unit: Unit },
): SentenceCounts {
	const known = measured.get(block);
	if (known?.language === language && known.unit === unit && known.limit === limit) return known;
	const lengths = sentenceLengths(block, language, unit);
	const counts = lengths
		? { count: lengths.length, long: lengths.filter((length) => length > limit).length }
		: none;
	measured.set(block, { ...counts, language, unit, limit });
	return counts;
}

/** The length of each sentence of a block, in order; `null` where nobody can tell where sentences end. */
export function sentenceLengths(block: IndexedBlock, language: string | null, unit: Unit): Lengths {
	const sentences = sentencesOf(block.text, language);
	if (sentences === null) return null;
	if (unit === 'characters') return sentences.map(({ start, end }) => end - start);
	let first = 0;
	return sentences.map(({ end }) => {
		let next = first;
		while (next < block.words.length && block.words[next]! < end) next += wordStride;
		const count = countPackedWords(block.words.subarray(first, next), block.text);
		first = next;
		return count;
	});
}
