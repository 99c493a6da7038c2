import ja from './ja.json' with { type: 'json' };
import type { Locale, LocaleTexts } from './locale.ts';

const texts: Readonly<Record<Locale, LocaleTexts>> = { en: {}, ja };

export const loadLocale = async (_locale: Locale) => {};
export const localeTexts = (locale: Locale): LocaleTexts => texts[locale];
