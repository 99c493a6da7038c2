import { type Locale, localeFor } from '@plumbline/core';
import {
	LanguageContext as AnyLanguageContext,
	useLanguage as useAnyLanguage,
	useLoadedLanguage,
} from '@plumbline/ui';
import type { Context } from 'preact';
import { useState } from 'preact/hooks';
import { en, type Texts, textLoaders } from './texts/texts.generated.ts';

interface Loaded {
	readonly locale: Locale;
	readonly texts: Texts;
}

export interface Language extends Loaded {
	readonly choose: (locale: Locale) => void;
}

// The console alone provides the value, so both are what it says.
export const LanguageContext = AnyLanguageContext as unknown as Context<Language | null>;
export const useLanguage = useAnyLanguage as () => Language;

const storageKey = 'plumbline-locale';

/** The language that somebody chose in this browser, or the browser’s own. Null while it loads. */
export function useChosenLanguage(): Language | null {
	const [tag, setTag] = useState(() => localStorage.getItem(storageKey) ?? navigator.language);
	const loaded = useLoadedLanguage(tag, languageFor);
	if (loaded === null) return null;
	const choose = (chosen: Locale) => {
		localStorage.setItem(storageKey, chosen);
		setTag(chosen);
	};
	return { ...loaded, choose };
}

async function languageFor(tag: string): Promise<Loaded> {
	const locale = localeFor(tag);
	return { locale, texts: (await textLoaders[locale]?.()) ?? en };
}
