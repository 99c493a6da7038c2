import type { SearchConsoleExport } from '@plumbline/core';
import { storage } from 'wxt/utils/storage';

/** A Search Console export, stored only in this browser. */
export type KeptExport = Pick<SearchConsoleExport, 'queries' | 'range'>;

/** One item per site; null when nothing was dropped. */
export const exportMemory = (url: string) =>
	storage.defineItem<KeptExport | null>(`local:export:${URL.parse(url)?.origin ?? ''}`, {
		fallback: null,
	});
