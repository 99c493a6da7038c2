import type { Locale, LocaleTexts } from './locale.ts';
import { translations } from './locale-texts.generated.ts';

const texts: Readonly<Record<Locale, LocaleTexts | null>> = { en: null, ...translations };

export const loadLocale = async (_locale: Locale) => {};
/** Null for English, whose texts are in the rules themselves. */
export const localeTexts = (locale: Locale): LocaleTexts | null => texts[locale];
