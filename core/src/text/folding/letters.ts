import { lettersByLanguage } from './letters.generated.ts';

/** How readers of a language type its letters; the `traits.ts` of each folder in `languages/` provides it. */
export interface Letters {
	/**
	 * Readers omit marks, except on these letters: Spanish keeps the ñ; Nordic å and ö are separate
	 * letters.
	 */
	readonly kept?: string;
	/** Letters that readers type as others: ü as ue, ё as е. */
	readonly typedAs?: Readonly<Record<string, string>>;
	/** I and İ are different letters, with ı and i as their lower case. */
	readonly partsDottedI?: true;
	/** The tone mark of oa, oe and uy may be on either vowel. */
	readonly movesToneMarks?: true;
	/** Which keyboard writes the Arabic letters: Arabic and Persian ones have different codes for the same letter. */
	readonly arabicKeyboard?: 'arabic' | 'persian';
}

const byLanguage: ReadonlyMap<string, Letters> = new Map(Object.entries(lettersByLanguage));

export const lettersOf = (language: string | null): Letters | undefined =>
	language === null ? undefined : byLanguage.get(language);
