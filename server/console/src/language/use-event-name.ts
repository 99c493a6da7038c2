import type { EngineEvent } from '@plumbline/core/api';
import { useCallback } from 'preact/hooks';
import { useLanguage } from './language.ts';

/** Names an event of a search engine, such as “Google’s core update of May 2026”. */
export function useEventName(): (event: EngineEvent) => string {
	const { locale, texts } = useLanguage();
	return useCallback(
		({ from, kind }) => {
			const parts = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
			const month = new Intl.DateTimeFormat(locale, parts).format(new Date(from));
			return texts.engineEvents[kind]({ month });
		},
		[locale, texts],
	);
}
