import { trackedEngines } from '../../accounts/engines.store.ts';
import type { Database } from '../../database/open-database.ts';
import type { Api } from '../source-http.ts';
import { daysToRead } from './days-to-read.ts';
import { engineFilter } from './engine-filter.ts';
import { searchTypes } from './search-type.ts';
import { readSiteTotals } from './site-totals.ts';

export const worldwide = 'google';

/**
 * The series to read for a site if nobody names any: all countries together, the other kinds of
 * results that show the site, and the countries that the site already tracks.
 */
export async function usualSeries(
	database: Database,
	siteId: number,
	{ api, property }: { readonly api: Api; readonly property: string },
): Promise<readonly string[]> {
	const kinds: string[] = [];
	for (const [part, type] of Object.entries(searchTypes)) {
		if (type === searchTypes.web) continue;
		if (await hasImpressions(api, property, `${worldwide}__${part}`)) {
			kinds.push(`${worldwide}__${part}`);
		}
	}
	const tracked = await trackedEngines(database, siteId);
	const countries = tracked.filter((key) => engineFilter(key) !== null);
	return [...new Set([worldwide, ...kinds, ...countries])];
}

async function hasImpressions(api: Api, property: string, engineKey: string): Promise<boolean> {
	const filter = engineFilter(engineKey);
	if (filter === null) return false;
	const days = daysToRead([], Date.now());
	const range = { fromDay: days.at(-1) ?? 0, toDay: days[0] ?? 0 };
	return (await readSiteTotals(api, { property, filter }, range)).byDay.size > 0;
}
