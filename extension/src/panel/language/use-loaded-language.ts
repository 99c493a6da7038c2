import { load } from '@plumbline/core';
import { useEffect, useState } from 'preact/hooks';

/**
 * The chosen text language once its data has loaded; until then the previous one, or null at first.
 * An empty text means the language of the page, whose data is already loaded.
 */
export function useLoadedLanguage(chosen: string | null): string | null {
	const [loaded, setLoaded] = useState<string | null>(null);
	useEffect(() => {
		if (chosen === null) return;
		let isChosen = true;
		void load({ languages: [chosen] })
			// An update of the extension removes the old files; checks that need them report “not
			// checked”.
			.catch((cause) => console.error('A language could not be loaded.', cause))
			.then(() => isChosen && setLoaded(chosen));
		return () => {
			isChosen = false;
		};
	}, [chosen]);
	return loaded;
}
