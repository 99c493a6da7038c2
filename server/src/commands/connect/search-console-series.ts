import { trackedEngines } from '../../accounts/engines.store.ts';
import type { Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { daysToRead } from '../../sources/google-search-console/days-to-read.ts';
import { engineFilter } from '../../sources/google-search-console/engine-filter.ts';
import { searchTypes } from '../../sources/google-search-console/search-type.ts';
import { readSiteTotals } from '../../sources/google-search-console/site-totals.ts';
import type { Api } from '../../sources/source-http.ts';

export const worldwide = 'google';

/**
 * The series to read for a site if nobody names any: all countries together, the other kinds of
 * results that show the site, and the countries that the site already tracks.
 */
export async function usualSeries(
	database: Database,
	site: Site,
	{ api, property }: { readonly api: Api; readonly property: string },
): Promise<readonly string[]> {
	const kinds: string[] = [];
	for (const [part, type] of Object.entries(searchTypes)) {
		if (type === searchTypes.web) continue;
		if (await hasImpressions(api, property, `${worldwide}__${part}`)) {
			kinds.push(`${worldwide}__${part}`);
		}
	}
	const tracked = await trackedEngines(database, site.id);
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
