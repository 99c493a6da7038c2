import type { Locale } from '@plumbline/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { UiTexts } from './ui-texts.ts';

/** The part of a host’s language that is needed here; its texts contain ours. */
export interface UiLanguage {
	readonly locale: Locale;
	readonly texts: { readonly ui: UiTexts };
}

/** The one context of the language, which a host knows with the texts of its own screens too. */
export const LanguageContext = createContext<UiLanguage | null>(null);

export function useLanguage(): UiLanguage {
	const language = useContext(LanguageContext);
	if (language === null) throw new Error('A screen was drawn before its language was known.');
	return language;
}
