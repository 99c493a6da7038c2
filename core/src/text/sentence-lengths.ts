import { sentencesOf } from './sentences.ts';
import type { IndexedBlock } from './text-index.ts';
import { countPackedWords, wordStride } from './words.ts';

type Unit = 'words' | 'characters';
type Lengths = readonly number[] | null;

interface Measured {
	readonly language: string | null;
	readonly unit: Unit;
	readonly lengths: Lengths;
}

/** While somebody types, all blocks but one stay the objects they were. */
const measured = new WeakMap<IndexedBlock, Measured>();

/** The length of each sentence of a block, in order; `null` where nobody can tell where sentences end. */
export function sentenceLengths(block: IndexedBlock, language: string | null, unit: Unit): Lengths {
	const known = measured.get(block);
	if (known?.language === language && known.unit === unit) return known.lengths;
	const lengths = measure(block, language, unit);
	measured.set(block, { language, unit, lengths });
	return lengths;
}

function measure(block: IndexedBlock, language: string | null, unit: Unit): Lengths {
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
