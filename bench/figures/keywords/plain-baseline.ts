import { functionWordsOf } from '../../../core/src/languages/function-words.ts';
import { fold } from '../../../core/src/text/folding/fold.ts';

/**
 * A baseline that takes an hour to write: the most frequent content words and pairs of them. Gets
 * the page's main content, and uses the host’s word segmenter.
 */
export function plainKeywords(content: string, language: string, limit: number): string[] {
	const counts = new Map<string, number>();
	for (const words of sentences(content, language)) {
		for (const [at, word] of words.entries()) {
			if (word === null) continue;
			add(counts, word);
			const next = words[at + 1];
			if (next) add(counts, isSpaced(language) ? `${word} ${next}` : word + next);
		}
	}
	return [...counts]
		.sort((one, other) => other[1] - one[1])
		.slice(0, limit)
		.map(([phrase]) => phrase);
}

/** The words of each sentence; null for words without meaning of their own. */
function sentences(content: string, language: string): (string | null)[][] {
	const text = content.replace(/<[^>]*>/g, '\n');
	const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
	const functionWords = functionWordsOf(language);
	const shortest = isSpaced(language) ? 3 : 2;
	const isContent = (word: string) =>
		word.length >= shortest && /\p{L}/u.test(word) && !functionWords?.has(fold(word, language));
	return text
		.split(/[.!?。？！\n]/)
		.map((sentence) =>
			[...segmenter.segment(sentence.toLocaleLowerCase(language))]
				.filter(({ segment }) => segment.trim() !== '')
				.map(({ segment }) => (isContent(segment) ? segment : null)),
		);
}

const isSpaced = (language: string) => !['ja', 'zh', 'th'].includes(language);

const add = (counts: Map<string, number>, phrase: string) =>
	counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
