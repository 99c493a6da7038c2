import { contentRows } from './content-rows.ts';
import type { Given, GlanceRow } from './glance-row.ts';
import { indexingRows } from './indexing-rows.ts';
import { markupRows } from './markup-rows.ts';
import { textRows } from './text-rows.ts';

/** The page at a glance as lines of text, in reading order. */
export function glanceRows(given: Given): readonly GlanceRow[] {
	return [
		...textRows(given),
		...indexingRows(given),
		...contentRows(given),
		...markupRows(given),
	].map((row) => ({
		fitted: null,
		isMissing: false,
		isFromPage: false,
		copy: () => (row.isMissing ? '' : row.value),
		...row,
	}));
}
