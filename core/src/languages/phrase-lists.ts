/** What only one language says, one phrase a line. */
export interface PhraseLists {
	/** Texts that say nothing of where a link leads. */
	readonly genericLinkTexts: string;
	/** Titles that describe no page, or every page. */
	readonly vagueTitles: string;
	/** Filler that stands nowhere but in unfinished texts. */
	readonly placeholders: string;
	/** Alt texts that name the medium and nothing in it. */
	readonly emptyAltTexts?: string;
}

export const languagesWithPhrases = [
	'ar',
	'cs',
	'de',
	'en',
	'es',
	'fr',
	'hi',
	'id',
	'it',
	'ja',
	'ko',
	'nl',
	'pl',
	'pt',
	'ru',
	'sv',
	'th',
	'tr',
	'vi',
	'zh',
] as const;

export type LanguageWithPhrases = (typeof languagesWithPhrases)[number];

export function hasPhrases(language: string): language is LanguageWithPhrases {
	return languagesWithPhrases.some((known) => known === language);
}
