import { useEffect, useState } from 'preact/hooks';
import type { UiLanguage } from './language.ts';

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

/**
 * The result of `load` for the key, however late results for other keys come; until then the
 * previous result, or null at first. `load` must be the same function in each drawing.
 */
export function useLatest<Loaded>(
	key: string | null,
	load: (key: string) => Promise<Loaded>,
): Loaded | null {
	const [latest, setLatest] = useState<Loaded | null>(null);
	useEffect(() => {
		if (key === null) return;
		let isWanted = true;
		void load(key).then((loaded) => isWanted && setLatest(() => loaded));
		return () => {
			isWanted = false;
		};
	}, [key, load]);
	return latest;
}
