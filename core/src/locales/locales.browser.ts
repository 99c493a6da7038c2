import type { Locale, LocaleTexts } from './locale.ts';

const texts = new Map<Locale, LocaleTexts>();

export async function loadLocale(locale: Locale) {
	if (locale === 'ja' && !texts.has(locale)) texts.set(locale, (await import('./ja.json')).default);
}

/** null for English, which stands in the rules themselves, and until the language has been loaded. */
export const localeTexts = (locale: Locale): LocaleTexts | null => texts.get(locale) ?? null;
