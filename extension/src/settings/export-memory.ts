import type { SearchConsoleExport } from '@plumbline/core';
import { storage } from 'wxt/utils/storage';

/** An export of Search Console, kept in this browser alone. */
export type KeptExport = Pick<SearchConsoleExport, 'queries' | 'range'>;

/** One item a site; null where nothing was dropped. */
export const exportMemory = (url: string) =>
	storage.defineItem<KeptExport | null>(`local:export:${URL.parse(url)?.origin ?? ''}`, {
		fallback: null,
	});
