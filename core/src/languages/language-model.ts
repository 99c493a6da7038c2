import type { BoundaryAt } from '../text/words/word-boundaries.ts';
import type { Abbreviations } from './abbreviations.ts';

/** What we know of a language beyond its letters. */
export interface LanguageModel {
	/** The stem of a folded word: forms of one word share it. */
	readonly stem?: (folded: string) => string;
	/** Forms of a folded word that do not share its stem. */
	readonly otherForms?: (folded: string) => readonly string[];
	/** Stemming may change how a word begins. */
	readonly hasPrefixes?: boolean;
	/** Words of a text without spaces; joined they are the text. */
	readonly segment?: (text: string) => readonly string[];
	/** Whether a word may end where `segment` goes on, before up to three more characters. */
	readonly endsBefore?: (word: string, rest: string) => boolean;
	/**
	 * Where a line may break: words and short phrases; joined they are the text. Good enough to suggest by,
	 * not to judge by.
	 */
	readonly cut?: (text: string) => readonly string[];
	/** Whether a piece of a text without spaces is whole words; `null` when the model is not sure. */
	readonly holdsWords?: (
		text: string,
		start: number,
		end: number,
		byScript: BoundaryAt,
	) => boolean | null;
	/** Words that have a meaning but name no topic: numbers, times, everyday verbs, what buttons say. */
	readonly weakWords?: string;
	/** Whose full stop ends no sentence. */
	readonly abbreviations?: Abbreviations;
	/** What may follow a word without being another word: Korean particles. */
	readonly isEnding?: (rest: string) => boolean;
}

/** The languages that have a model; the others are matched by their folded forms alone. */
export const languagesWithModel = [
	'ar',
	'az',
	'bg',
	'ca',
	'cs',
	'da',
	'de',
	'el',
	'en',
	'es',
	'fa',
	'fi',
	'fr',
	'he',
	'hi',
	'hr',
	'hu',
	'id',
	'it',
	'ja',
	'ko',
	'lt',
	'nb',
	'nl',
	'pl',
	'pt',
	'ro',
	'ru',
	'sk',
	'sv',
	'th',
	'tr',
	'uk',
	'vi',
	'zh',
] as const;

export type LanguageWithModel = (typeof languagesWithModel)[number];

export function hasModel(language: string): language is LanguageWithModel {
	return languagesWithModel.some((known) => known === language);
}
