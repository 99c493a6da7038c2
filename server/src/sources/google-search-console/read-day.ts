import type { Day } from '../../days/day.ts';
import type { SearchFact, SearchPageFact } from '../../facts/facts.ts';
import type { Api } from '../source-http.ts';
import { type Dimension, readSearchRows, type SearchRow } from './search-analytics.ts';
import type { ReadSettings } from './settings.ts';

export interface DayRows {
	readonly search: readonly SearchFact[];
	readonly searchPages: readonly SearchPageFact[];
}

/**
 * All rows of a day. Google counts by query and by query and page differently, so both are read,
 * and never added.
 */
export async function readDay(api: Api, settings: ReadSettings, day: Day): Promise<DayRows> {
	const rows = async (dimensions: readonly Dimension[]) =>
		(await readSearchRows(api, settings, { fromDay: day, toDay: day, dimensions })).rows;
	const queries = await rows(['date', 'query']);
	const pages = await rows(['date', 'query', 'page']);
	return {
		search: queries.flatMap((row) => ofQuery(row, day).map((fact) => ({ ...fact, days: 1 }))),
		searchPages: pages.flatMap((row) => ofPage(row, day)),
	};
}

/** Drops rows without a query, because they cannot be distinguished. */
function ofQuery({ keys: [, query], ...sums }: SearchRow, day: Day) {
	return query?.trim() ? [{ keyword: query, day, ...sums }] : [];
}

function ofPage(row: SearchRow, day: Day): SearchPageFact[] {
	const [, , url] = row.keys;
	return url ? ofQuery(row, day).map((fact) => ({ ...fact, url })) : [];
}
