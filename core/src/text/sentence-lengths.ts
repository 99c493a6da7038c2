import { sentencesOf } from './sentences.ts';
import type { IndexedBlock } from './text-index.ts';
import { countWords } from './words.ts';

export interface SentenceCounts {
	readonly count: number;
	/** Of those longer than the limit. */
	readonly long: number;
}

export const noSentences: SentenceCounts = { count: 0, long: 0 };

interface SentenceLimit {
	readonly limit: number;
	readonly unit: 'words' | 'characters';
}

/** How many sentences a block has; none where nobody can tell where they end. */
export function countSentences(
	{ text, wordCount }: IndexedBlock,
	language: string | null,
	{ limit, unit }: SentenceLimit,
): SentenceCounts {
	const sentences = sentencesOf(text, language);
	if (sentences === null) return noSentences;
	const count = sentences.length;
	let long = 0;
	if (unit === 'characters') {
		for (const { end, start } of sentences) if (end - start > limit) long++;
		return { count, long };
	}
	if (count === 1) return { count, long: wordCount > limit ? 1 : 0 };
	// What is left of the words is known, and too little of it makes no long sentence.
	let left = wordCount;
	for (let at = 0; at < count && left > limit; at++) {
		const { end, start } = sentences[at]!;
		const words = countWords(text, start, end);
		if (words > limit) long++;
		left -= words;
	}
	return { count, long };
}
