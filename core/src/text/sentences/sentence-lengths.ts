import type { IndexedBlock } from '../keyphrase/text-index.ts';

export interface SentenceCounts {
	readonly count: number;
	/** Number of sentences longer than the limit. */
	readonly long: number;
}

export const noSentences: SentenceCounts = { count: 0, long: 0 };

interface SentenceLimit {
	readonly limit: number;
	readonly unit: 'words' | 'characters';
}

/** The number of sentences in a block; none if their ends are unknown. */
export function countSentences(
	{ sentences }: IndexedBlock,
	{ limit, unit }: SentenceLimit,
): SentenceCounts {
	if (sentences === null) return noSentences;
	let long = 0;
	for (const { end, start, words } of sentences) {
		if ((unit === 'words' ? words : end - start) > limit) long++;
	}
	return { count: sentences.length, long };
}
