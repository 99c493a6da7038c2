import { sentencesOf } from './sentences.ts';
import type { IndexedBlock } from './text-index.ts';
import { countPackedWords, wordStride } from './words.ts';

/** The length of each sentence of a block, in order; `null` where nobody can tell where sentences end. */
export function sentenceLengths(
	block: IndexedBlock,
	language: string | null,
	unit: 'words' | 'characters',
): readonly number[] | null {
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
