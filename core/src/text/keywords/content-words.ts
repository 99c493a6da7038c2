import { languageModel } from '#languages';
import { functionWordsOf } from '../../languages/function-words.ts';
import { hasModel } from '../../languages/language-model.ts';
import { fold } from '../folding/fold.ts';
import { characterClass } from '../words/character-class.ts';
import { characterClasses } from '../words/characters.ts';
import { scanWords, wordFlag, wordStride } from '../words/words.ts';

/**
 * Finds the words of a short text that carry meaning, folded. `null` if we lack the words of the
 * language or its segmentation, `not_loaded` if the host must load that first.
 */
export function contentWordsIn(language: string): ContentWords | null | 'not_loaded' {
	const segmenter = segmenterOf(language);
	if (segmenter === 'not_loaded') return segmenter;
	const functionWords = functionWordsOf(language);
	if (!functionWords && !segmenter) return null;
	const isContent = (word: string) =>
		word.length >= 3 && /\p{L}/u.test(word) && !functionWords?.has(word);
	return (text) =>
		rawWords(text, segmenter).flatMap(({ isSegment, text: word }) => {
			if (isSegment) return isContentSegment(word) ? [word] : [];
			const folded = fold(word, language);
			return isContent(folded) ? [folded] : [];
		});
}

type ContentWords = (text: string) => readonly string[];

type Segmenter = (text: string) => readonly string[];

interface RawWord {
	readonly text: string;
	/** Cut out of a run without spaces. */
	readonly isSegment: boolean;
}

function segmenterOf(language: string): Segmenter | null | 'not_loaded' {
	if (!hasModel(language)) return null;
	const model = languageModel(language);
	if (!model) return language === 'ja' ? 'not_loaded' : null;
	return model.segment ?? null;
}

function rawWords(text: string, segmenter: Segmenter | null): readonly RawWord[] {
	const packed = scanWords(text);
	const words: RawWord[] = [];
	for (let at = 0; at < packed.length; at += wordStride) {
		const word = text.slice(packed[at]!, packed[at + 1]!);
		const isRun = (packed[at + 2]! & wordFlag.unsegmented) > 0;
		const segments = isRun && segmenter ? segmenter(word) : [word];
		for (const segment of segments) words.push({ text: segment, isSegment: isRun });
	}
	return words;
}

/** Japanese writes grammar in hiragana; a single character is an affix. */
function isContentSegment(segment: string): boolean {
	const classes = characterClasses();
	const isGrammar = [...segment].every(
		(character) => classes[character.charCodeAt(0)] === characterClass.hiragana,
	);
	return segment.length >= 2 && !isGrammar;
}
