import type { Locale, LocaleTexts } from './locale.ts';
import { loaders } from './locale-loaders.generated.ts';

const texts = new Map<Locale, LocaleTexts>();

export async function loadLocale(locale: Locale) {
	if (locale !== 'en' && !texts.has(locale)) texts.set(locale, await loaders[locale]());
}

/** Null for English, whose texts are in the rules themselves, and until the language has been loaded. */
export const localeTexts = (locale: Locale): LocaleTexts | null => texts.get(locale) ?? null;
