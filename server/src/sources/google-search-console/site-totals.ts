import { type Day, parseDay } from '../../days/day.ts';
import type { SearchSums } from '../../facts/facts.ts';
import type { Api } from '../source-http.ts';
import { readSearchRows } from './search-analytics.ts';
import type { ReadSettings } from './settings.ts';

/** What a range holds before any query is asked for. */
export interface SiteTotals {
	/** Days without impressions are not in it. */
	readonly byDay: ReadonlyMap<Day, SearchSums>;
	/** From this day on the numbers still grow. */
	readonly firstIncompleteDay: Day;
}

/** The days that Google needs to count a day to the end, when it does not say which are open. */
const openDays = 3;

/** Days as totals of the property, which have the queries that Google keeps to itself too. */
export async function readSiteTotals(
	api: Api,
	settings: ReadSettings,
	range: { readonly fromDay: Day; readonly toDay: Day },
): Promise<SiteTotals> {
	const answer = await readSearchRows(api, settings, { ...range, dimensions: ['date'] });
	const byDay = new Map<Day, SearchSums>();
	for (const { keys, ...sums } of answer.rows) {
		const day = parseDay(keys[0] ?? '');
		if (day !== null) byDay.set(day, sums);
	}
	const firstIncompleteDay = answer.firstIncompleteDay ?? range.toDay - openDays + 1;
	return { byDay, firstIncompleteDay };
}
