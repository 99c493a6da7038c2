import { type Day, parseDay } from '../../facts/day.ts';
import type { SearchSums } from '../../facts/facts.ts';
import type { Api } from '../source-http.ts';
import { readSearchRows } from './search-analytics.ts';
import type { ReadSettings } from './settings.ts';

/** The totals of a range, read before any queries. */
export interface SiteTotals {
	/** Leaves out days without impressions. */
	readonly byDay: ReadonlyMap<Day, SearchSums>;
	/** From this day on the figures are incomplete. */
	readonly firstIncompleteDay: Day;
}

/** Days that Google needs to complete a day’s figures, for answers that do not name the incomplete days. */
const openDays = 3;

/** Totals of the property by day, including queries that Google does not disclose. */
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
