/** What the scanner needs to know of a character. The numbers fit the tables of generated runs. */
export const characterClass = {
	other: 0,
	space: 1,
	letter: 2,
	digit: 3,
	/** Combining marks and everything invisible inside a word: soft hyphens, joiners, selectors. */
	mark: 4,
	sentenceEnd: 5,
	/** Hyphens, apostrophes and dots, which bind two parts to one word. */
	binder: 6,
	han: 7,
	hiragana: 8,
	katakana: 9,
	/** Letters of scripts that write no spaces between words: Thai, Lao, Khmer, Burmese. */
	unspaced: 10,
	/** The second half of a surrogate pair: it continues what the first began. */
	trail: 11,
} as const;

export type CharacterClass = (typeof characterClass)[keyof typeof characterClass];
