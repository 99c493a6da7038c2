import type { Letters } from '../text/folding/letters.ts';

/**
 * Small facts about a language that every host has at once, before anything is loaded. `npm run
 * generate` collects them from the folders.
 */
export interface LanguageTraits {
	/**
	 * How readers type its letters. Without this, only capitals and what the script lets readers
	 * omit are folded.
	 */
	readonly letters?: Letters;
	/** Several nouns are written as one word. */
	readonly compounds?: Compounds;
	/**
	 * Languages whose short texts are easily mistaken for this one. Nearness is symmetric and
	 * transitive, so naming one language of a group is enough.
	 */
	readonly near?: string;
	/** When a text is hard to read. Left out for languages that nobody has measured. */
	readonly readingLimits?: ReadingLimitsOfLanguage;
	/** Ordinals are written with a full stop, which does not end a sentence: “am 3. Mai”. */
	readonly ordinalDots?: true;
}

export interface Compounds {
	/** Letters that may appear between two nouns: the s of “Liebesbrief”. */
	readonly linkingLetters: string;
	/** Endings dropped before the next word: the e of “Schule” in “Schulbuch”. */
	readonly droppedEndings?: string;
}

/** Differences from the usual limits; a language with long compounds or endings needs fewer words. */
export interface ReadingLimitsOfLanguage {
	readonly unit?: 'words' | 'characters';
	readonly sentence: number;
	readonly longSentencesShare?: number;
	readonly paragraph?: number;
}
