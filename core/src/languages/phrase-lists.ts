import { languagesWithPhrases } from './language-lists.generated.ts';

/** Phrases of a single language, one per line. */
export interface PhraseLists {
	/** Texts that do not say where a link leads. */
	readonly genericLinkTexts: string;
	/** Titles that describe no page, or any page. */
	readonly vagueTitles: string;
	/** Filler that appears only in unfinished texts. */
	readonly placeholders: string;
	/** Alt texts that name the medium but not its content. */
	readonly emptyAltTexts?: string;
}

export type LanguageWithPhrases = (typeof languagesWithPhrases)[number];

export function hasPhrases(language: string): language is LanguageWithPhrases {
	return languagesWithPhrases.some((known) => known === language);
}
