import { locales } from './locale-names.generated.ts';

/** Texts of one language by key: `<rule>.title`, `<rule>.messages.<key>`, `phrase.<key>`. */
export type LocaleTexts = Readonly<Record<string, string>>;

export { locales };

/** A language of the texts. */
export type Locale = (typeof locales)[number];

/** The best language we have for a BCP 47 tag: its primary language, else English. */
export function localeFor(tag: string | undefined): Locale {
	const language = tag?.toLowerCase().split(/[-_]/)[0];
	return locales.find((locale) => locale === language) ?? 'en';
}
