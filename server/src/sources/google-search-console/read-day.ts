import type { Day } from '../../days/day.ts';
import type { SearchFact, SearchPageFact } from '../../facts/facts.ts';
import type { Api } from '../source-http.ts';
import { readSearchRows, type SearchRow } from './search-analytics.ts';
import type { ReadSettings } from './settings.ts';

export interface DayRows {
	readonly search: readonly SearchFact[];
	readonly searchPages: readonly SearchPageFact[];
}

/**
 * All that is known of a day. By query and by query and page are counted differently, so both are
 * read, and never added.
 */
export async function readDay(api: Api, settings: ReadSettings, day: Day): Promise<DayRows> {
	const asked = { fromDay: day, toDay: day };
	const queries = await readSearchRows(api, settings, { ...asked, dimensions: ['date', 'query'] });
	const pages = await readSearchRows(api, settings, {
		...asked,
		dimensions: ['date', 'query', 'page'],
	});
	return {
		search: queries.rows.map((row) => ({ ...ofQuery(row, day), days: 1 })),
		searchPages: pages.rows.map((row) => ({ ...ofQuery(row, day), url: row.keys[2] ?? '' })),
	};
}

function ofQuery({ keys, ...sums }: SearchRow, day: Day) {
	return { keyword: keys[1] ?? '', day, ...sums };
}
