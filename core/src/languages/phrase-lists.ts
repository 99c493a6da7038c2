import { languagesWithPhrases } from './language-lists.generated.ts';

/** What only one language says, one phrase a line. */
export interface PhraseLists {
	/** Texts that do not say where a link leads. */
	readonly genericLinkTexts: string;
	/** Titles that describe no page, or every page. */
	readonly vagueTitles: string;
	/** Filler that appears only in unfinished texts. */
	readonly placeholders: string;
	/** Alt texts that name the medium and nothing in it. */
	readonly emptyAltTexts?: string;
}

export type LanguageWithPhrases = (typeof languagesWithPhrases)[number];

export function hasPhrases(language: string): language is LanguageWithPhrases {
	return languagesWithPhrases.some((known) => known === language);
}
