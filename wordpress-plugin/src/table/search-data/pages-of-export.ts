import { readExportFiles } from '@plumbline/core';
import { dayMs } from '@plumbline/core/time';
import type { Period } from './pages-to-work-on.ts';

/** The pages of a Search Console export; null if the files are not one of a single range, with its pages. */
export async function pagesOfExport(files: readonly File[]): Promise<Period | null> {
	// The browser may fail to read a file that was moved.
	const read = await readExportFiles(files).catch(() => null);
	if (read === null || read.pages.length === 0) return null;
	const { days, pages, range } = read;
	return {
		pages: pages.map((page) => ({ ...page, query: '', change: null })),
		days: range ? daysIn(range) : Math.max(1, days.length),
	};
}

const daysIn = ({ from, to }: { readonly from: string; readonly to: string }) =>
	Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1);
