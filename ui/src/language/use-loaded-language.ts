import { useEffect } from 'preact/hooks';
import type { UiLanguage } from './language.ts';
import { useLatest } from './use-latest.ts';

/** The language with a tag once it is loaded, which the document then says; null before the first. */
export function useLoadedLanguage<Own extends UiLanguage>(
	tag: string | null,
	load: (tag: string) => Promise<Own>,
): Own | null {
	const language = useLatest(tag, load);
	useEffect(() => {
		if (language) document.documentElement.lang = language.locale;
	}, [language]);
	return language;
}
