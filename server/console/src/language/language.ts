import { type Locale, localeFor } from '@plumbline/core';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { en, type Texts, textLoaders } from './texts/texts.generated.ts';

export interface Language {
	readonly locale: Locale;
	readonly texts: Texts;
	readonly choose: (locale: Locale) => void;
}

export const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
	const language = useContext(LanguageContext);
	if (language === null) throw new Error('A screen was drawn before its language was known.');
	return language;
}

const storageKey = 'plumbline-locale';

/** The language that somebody chose in this browser, or the browser’s own. Null while it loads. */
export function useChosenLanguage(): Language | null {
	const [locale, setLocale] = useState<Locale>(firstLocale);
	const [texts, setTexts] = useState<Texts | null>(locale === 'en' ? en : null);

	useEffect(() => {
		document.documentElement.lang = locale;
		(textLoaders[locale]?.() ?? Promise.resolve(en)).then(setTexts);
	}, [locale]);

	if (texts === null) return null;
	const choose = (chosen: Locale) => {
		localStorage.setItem(storageKey, chosen);
		setLocale(chosen);
	};
	return { locale, texts, choose };
}

const firstLocale = (): Locale => localeFor(localStorage.getItem(storageKey) ?? navigator.language);
