import type { SplitDimension } from '@plumbline/core/api';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import type { Sql } from '../../rankings/figures/observations.ts';
import type { SearchSums } from '../series/figures.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';

/** The sums of each country or device; `fits` is a condition on rows of `search_split_day`. */
export async function splitSums(
	database: Database,
	{ siteId, engineId }: SearchedSeries,
	{ from, to }: DayRange,
	{ by, fits }: { readonly by: SplitDimension; readonly fits: Sql },
): Promise<ReadonlyMap<string, SearchSums>> {
	const name = sql.ref(by);
	const { rows } = await sql<{ readonly name: string } & SearchSums>`
		select ${name} as name, sum(clicks) as clicks, sum(impressions) as impressions,
			sum(position_sum) as ${sql.ref('positionSum')}
		from search_split_day
		where site_id = ${siteId} and engine_id = ${engineId} and day between ${from} and ${to}
			and ${name} <> '' and ${fits}
		group by ${name}
	`.execute(database);
	// PostgreSQL returns sums as texts.
	return new Map(
		rows.map(({ name, clicks, impressions, positionSum }) => [
			name,
			{
				clicks: Number(clicks),
				impressions: Number(impressions),
				positionSum: Number(positionSum),
			},
		]),
	);
}
