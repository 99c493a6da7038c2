import type { Locale, LocaleTexts } from './locale.ts';

const texts = new Map<Locale, LocaleTexts>([['en', {}]]);

export async function loadLocale(locale: Locale) {
	if (locale === 'ja' && !texts.has(locale)) texts.set(locale, (await import('./ja.json')).default);
}

/** English until the language has been loaded. */
export const localeTexts = (locale: Locale): LocaleTexts => texts.get(locale) ?? {};
