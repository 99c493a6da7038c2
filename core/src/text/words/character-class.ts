/**
 * The classes of characters that the scanner distinguishes. The first four after `other` continue a
 * word.
 */
export const characterClass = {
	other: 0,
	letter: 1,
	digit: 2,
	/** Combining marks and everything invisible inside a word: soft hyphens, joiners, selectors. */
	mark: 3,
	/** The second half of a surrogate pair: it continues the first. */
	trail: 4,
	space: 5,
	sentenceEnd: 6,
	/** Hyphens, apostrophes and the like, which join two parts to one word. */
	binder: 7,
	han: 8,
	hiragana: 9,
	katakana: 10,
	/** Letters of scripts that write no spaces between words: Thai, Lao, Khmer, Burmese. */
	unspaced: 11,
} as const;

export type CharacterClass = (typeof characterClass)[keyof typeof characterClass];
