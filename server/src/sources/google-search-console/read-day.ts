import type { Day } from '../../facts/day.ts';
import type { PageSearchFact, SearchFact, SearchPageFact } from '../../facts/facts.ts';
import type { Api } from '../source-http.ts';
import { type Dimension, readSearchRows, type SearchRow } from './search-analytics.ts';
import type { ReadSettings } from './settings.ts';

export interface DayRows {
	readonly search: readonly SearchFact[];
	readonly searchPages: readonly SearchPageFact[];
	readonly pageSearch: readonly PageSearchFact[];
}

/**
 * All rows of a day. Google counts by query, by query and page, and by page differently, so all
 * three are read, and never added. Only the last one includes queries that it does not disclose.
 */
export async function readDay(api: Api, settings: ReadSettings, day: Day): Promise<DayRows> {
	const rows = async (dimensions: readonly Dimension[]) =>
		(await readSearchRows(api, settings, { fromDay: day, toDay: day, dimensions })).rows;
	const { hasQueries } = settings.filter.type;
	const totals = await rows(['date', 'page']);
	const queries = hasQueries ? await rows(['date', 'query']) : [];
	const pages = hasQueries ? await rows(['date', 'query', 'page']) : [];
	return {
		pageSearch: totals.flatMap((row) => totalOfPage(row, day)),
		search: queries.flatMap((row) => ofQuery(row, day).map((fact) => ({ ...fact, days: 1 }))),
		searchPages: pages.flatMap((row) => ofPage(row, day)),
	};
}

function totalOfPage({ keys: [, url], ...sums }: SearchRow, day: Day): PageSearchFact[] {
	return url ? [{ url, day, ...sums }] : [];
}

/** Drops rows without a query, because they cannot be distinguished. */
function ofQuery({ keys: [, query], ...sums }: SearchRow, day: Day) {
	return query?.trim() ? [{ keyword: query, day, ...sums }] : [];
}

function ofPage(row: SearchRow, day: Day): SearchPageFact[] {
	const [, , url] = row.keys;
	return url ? ofQuery(row, day).map((fact) => ({ ...fact, url })) : [];
}
