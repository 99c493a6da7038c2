import { load } from '@plumbline/core';
import { useLatest } from '@plumbline/ui';

/**
 * The chosen text language once its data has loaded; until then the previous one, or null at first.
 * An empty text means the language of the page, whose data is already loaded.
 */
export const useTextLanguage = (chosen: string | null): string | null => useLatest(chosen, loaded);

async function loaded(chosen: string): Promise<string> {
	// An update of the extension removes the old files; checks that need them report “not checked”.
	await load({ languages: [chosen] }).catch((cause) =>
		console.error('A language could not be loaded.', cause),
	);
	return chosen;
}
