import { load } from '@plumbline/core';
import { useEffect, useState } from 'preact/hooks';

/**
 * The chosen text language after its data has loaded; until then the previous one, at first null.
 * Empty means the page's own, whose data is already loaded.
 */
export function useLoadedLanguage(chosen: string | null): string | null {
	const [loaded, setLoaded] = useState<string | null>(null);
	useEffect(() => {
		if (chosen === null) return;
		let isChosen = true;
		void load({ languages: [chosen] })
			// After an update the old files are gone; checks that need them report “not checked”.
			.catch((cause) => console.error('A language could not be loaded.', cause))
			.then(() => isChosen && setLoaded(chosen));
		return () => {
			isChosen = false;
		};
	}, [chosen]);
	return loaded;
}
