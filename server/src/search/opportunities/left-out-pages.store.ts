import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import type { SearchSums } from '../series/figures.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';

export interface LeftOutPage extends SearchSums {
	readonly pageId: number;
	readonly url: string;
}

/** Pages with impressions that Google meanwhile leaves out of its index, most clicks first. */
export async function leftOutPages(
	database: Database,
	{ siteId, engineId }: SearchedSeries,
	{ from, to }: DayRange,
): Promise<readonly LeftOutPage[]> {
	const { rows } = await sql<LeftOutPage>`
		select page.id as ${sql.ref('pageId')}, page.url, fact.clicks, fact.impressions,
			fact.position_sum as ${sql.ref('positionSum')}
		from page_inspection as inspection
		join (
			select page_id, sum(clicks) as clicks, sum(impressions) as impressions,
				sum(position_sum) as position_sum
			from page_search_day
			where site_id = ${siteId} and engine_id = ${engineId} and day between ${from} and ${to}
			group by page_id
		) as fact on fact.page_id = inspection.page_id
		join page on page.site_id = ${siteId} and page.id = inspection.page_id
		where inspection.site_id = ${siteId} and inspection.verdict in ('PARTIAL', 'FAIL', 'NEUTRAL')
			and fact.impressions > 0
		order by fact.clicks desc, fact.impressions desc, page.id
	`.execute(database);
	return rows.map(({ clicks, impressions, positionSum, ...page }) => ({
		...page,
		clicks: Number(clicks),
		impressions: Number(impressions),
		positionSum: Number(positionSum),
	}));
}
