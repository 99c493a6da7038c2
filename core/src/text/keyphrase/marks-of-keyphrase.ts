import { fold } from '../folding/fold.ts';
import { isMarked, written } from '../folding/marks.ts';
import type { Forms } from '../forms/forms.ts';
import type { Keyphrase } from './keyphrase.ts';
import type { IndexedBlock } from './text-index.ts';

/** Whether a word of the keyphrase, by number, has other marks than a word as the text writes it. */
export type MarkTest = (word: number, spelling: string) => boolean;

/** How the marks of a keyphrase and of a block of text compare. */
export interface Marks {
	/** One of them has none, so that words are also compared without them. */
	areLeftOutIn(block: IndexedBlock): boolean;
	/** Says which words of the block are different ones: “mur”, not “mûr”. */
	testIn(block: IndexedBlock): MarkTest | undefined;
}

/** `words` are the folded words by number. */
export function marksOf(keyphrase: Keyphrase, words: readonly string[], forms: Forms): Marks {
	const { language, model } = forms;
	const isBare = !isMarked(keyphrase.text);
	const mayBeLeftOut = !keyphrase.isQuoted && model?.mayLackMarks?.test(keyphrase.text) === true;
	const fewestWords = model?.marksMostWords ? fewWords : manyWords;
	const lacksMarks = ({ text, wordCount }: IndexedBlock) =>
		wordCount >= fewestWords && !isMarked(text);
	const test = isBare ? undefined : markTest(keyphrase, words, language, model?.areOtherMarks);
	return {
		areLeftOutIn: (block) => mayBeLeftOut && (isBare || lacksMarks(block)),
		testIn: (block) => (test === undefined || lacksMarks(block) ? undefined : test),
	};
}

/** Fewer words may have no marks by chance. */
const fewWords = 3;
const manyWords = 30;

function markTest(
	keyphrase: Keyphrase,
	words: readonly string[],
	language: string | null,
	areOther: ((one: string, other: string) => boolean) | undefined,
): MarkTest | undefined {
	if (!areOther) return undefined;
	const spellings = new Map(
		keyphrase.words.map(({ text }) => [fold(text, language), written(text)] as const),
	);
	return (word, spelling) => {
		const own = spellings.get(words[word]!);
		return own !== undefined && areOther(own, written(spelling));
	};
}
