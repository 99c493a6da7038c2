import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { languageSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/use-setting.ts';
import { type Language, LanguageContext, languageFor } from './language.ts';

interface LanguageProviderProps {
	/** The language of the browser: ours too, until another is chosen. */
	readonly browserLanguage: string;
	readonly children: ComponentChildren;
}

/** Draws nothing before the texts are there: nobody should see a language change under their eyes. */
export function LanguageProvider({ browserLanguage, children }: LanguageProviderProps) {
	const [chosen] = useSetting(languageSetting);
	const [language, setLanguage] = useState<Language | null>(null);
	useEffect(() => {
		if (chosen === null) return;
		let isChosen = true;
		void languageFor(chosen || browserLanguage).then((loaded) => isChosen && setLanguage(loaded));
		return () => {
			isChosen = false;
		};
	}, [chosen, browserLanguage]);
	useEffect(() => {
		if (language) document.documentElement.lang = language.locale;
	}, [language]);
	return (
		language && <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
	);
}
