import { useLoadedLanguage } from '@plumbline/ui';
import type { ComponentChildren } from 'preact';
import { languageSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/use-setting.ts';
import { LanguageContext, languageFor } from './language.ts';

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
	const language = useLoadedLanguage(
		chosen === null ? null : chosen || browserLanguage,
		languageFor,
	);
	return (
		language && <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
	);
}
