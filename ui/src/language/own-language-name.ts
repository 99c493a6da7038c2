/** A language as its speakers call it. */
export const ownLanguageName = (locale: string): string =>
	new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
