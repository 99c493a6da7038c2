import type { WordModel } from '../text/words/word-boundaries.ts';
import type { Abbreviations } from './abbreviations.ts';
import { languagesWithModel } from './language-lists.generated.ts';

/** What a host loads when a text is in the language. */
export interface LanguageModel extends WordModel {
	/** The stem of a folded word: forms of one word share it. */
	readonly stem?: (folded: string) => string;
	/** Forms of a folded word that do not share its stem. */
	readonly otherForms?: (folded: string) => readonly string[];
	/** Stemming may change how a word begins. */
	readonly hasPrefixes?: boolean;
	/**
	 * Where a line may break: words and short phrases; joined they are the text. Good enough to suggest by,
	 * not to judge by.
	 */
	readonly cut?: (text: string) => readonly string[];
	/** Words that have a meaning but name no topic: numbers, times, everyday verbs, labels of buttons. */
	readonly weakWords?: string;
	/** Words that join nouns into one name: “tortilla de patatas”, “Haus am See”. Not “and”: that joins two topics. */
	readonly connectingWords?: string;
	/** Endings that nearly always make a verb, so that the word names no topic; some nouns have them too (resultado). */
	readonly verbEnding?: RegExp;
	/** Words whose full stop does not end a sentence. */
	readonly abbreviations?: Abbreviations;
	/** What may follow a word without being another word: Korean particles. */
	readonly isEnding?: (rest: string) => boolean;
}

/** Languages that have a model; texts in others are matched by their folded forms alone. */
export { languagesWithModel };

export type LanguageWithModel = (typeof languagesWithModel)[number];

export function hasModel(language: string): language is LanguageWithModel {
	return languagesWithModel.some((known) => known === language);
}
