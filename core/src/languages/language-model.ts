import type { WordModel } from '../text/words/word-boundaries.ts';
import type { Abbreviations } from './abbreviations.ts';
import { languagesWithModel } from './language-lists.generated.ts';

/** The data that a host loads for a text in the language. */
export interface LanguageModel extends WordModel {
	/** The stem of a folded word: forms of one word share it. */
	readonly stem?: (folded: string) => string;
	/** Forms of a folded word that do not share its stem. */
	readonly otherForms?: (folded: string) => readonly string[];
	/**
	 * Whether two different folded words with one stem can be forms of one word: “porto” and “porti”,
	 * not “porto” and “porte”.
	 */
	readonly areForms?: (one: string, other: string) => boolean;
	/**
	 * Whether the marks of two words, in lower case, show that they are not forms of one word, though
	 * their stems are equal. Asked only if both the keyphrase and the text have marks.
	 */
	readonly areOtherMarks?: (one: string, other: string) => boolean;
	/**
	 * Folding keeps marks, but people also type keyphrases like these without any, and find texts that
	 * have them; the same holds for texts without marks.
	 */
	readonly mayLackMarks?: RegExp;
	/** Most words have marks, so that a whole title without them is not one by chance. */
	readonly marksMostWords?: true;
	/** Forms of one word may differ in their second letter: “ніж” and “ножі”. */
	readonly changesSecondLetter?: true;
	/** Stemming may change the beginning of a word. */
	readonly hasPrefixes?: boolean;
	/** A pattern for all spellings of a piece of text without spaces; `undefined` if it has but one. */
	readonly spellings?: (term: string) => string | undefined;
	/**
	 * Splits a text where a line may break, into words and short phrases that give the text when
	 * joined. Good enough for suggestions, not for verdicts.
	 */
	readonly cut?: (text: string) => readonly string[];
	/** Words with a meaning that name no topic: numbers, times, everyday verbs, button labels. */
	readonly weakWords?: string;
	/** Words that join nouns into one name: “tortilla de patatas”, “Haus am See”. Not “and”: that joins two topics. */
	readonly connectingWords?: string;
	/** Endings that nearly always make a verb, so that the word names no topic; some nouns have them too (resultado). */
	readonly verbEnding?: RegExp;
	/** More of them; a phrase with such a word may be a piece of a clause, but many nouns and adjectives have them. */
	readonly clauseEnding?: RegExp;
	/** Words whose full stop does not end a sentence. */
	readonly abbreviations?: Abbreviations;
	/** Text that may follow a word without starting a new one: Korean particles. */
	readonly isEnding?: (rest: string) => boolean;
}

/** Languages with a model; texts in others are matched only by their folded forms. */
export { languagesWithModel };

export type LanguageWithModel = (typeof languagesWithModel)[number];

export function hasModel(language: string): language is LanguageWithModel {
	return languagesWithModel.some((known) => known === language);
}
