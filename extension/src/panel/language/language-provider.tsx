import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { languageSetting } from '../../settings/settings.ts';
import { useSetting } from '../../settings/use-setting.ts';
import { type Language, LanguageContext, languageFor } from './language.ts';

interface LanguageProviderProps {
	/** The browser's language, used until the user chooses a different one. */
	readonly browserLanguage: string;
	readonly children: ComponentChildren;
}

/**
 * Renders nothing until the texts are loaded, so that the language never changes before the
 * reader's eyes.
 */
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
