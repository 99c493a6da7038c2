import { load } from '@plumbline/core';
import { useEffect, useState } from 'preact/hooks';

/**
 * The chosen language of a text once what judges it is there, until then the one before; null at
 * first. Empty stands for the page’s own, which is there already.
 */
export function useLoadedLanguage(chosen: string | null): string | null {
	const [loaded, setLoaded] = useState<string | null>(null);
	useEffect(() => {
		if (chosen === null) return;
		let isChosen = true;
		void load({ languages: [chosen] })
			// Old files of an extension that was updated: what needs them is then not checked.
			.catch((cause) => console.error('A language could not be loaded.', cause))
			.then(() => isChosen && setLoaded(chosen));
		return () => {
			isChosen = false;
		};
	}, [chosen]);
	return loaded;
}
