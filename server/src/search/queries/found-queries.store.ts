import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { noSums, type SearchSums } from '../series/figures.ts';
import { type OfSeries, querySums, type SummedRange } from './query-sums.ts';

export interface FoundQuery {
	readonly isTracked: boolean;
	readonly now: SearchSums;
	readonly before: SearchSums;
}

/** The figures of these queries in both ranges. */
export async function foundQueries(
	database: Database,
	{
		series,
		now,
		before,
	}: {
		readonly series: OfSeries;
		readonly now: SummedRange;
		readonly before: SummedRange | null;
	},
	keywordIds: readonly number[],
): Promise<ReadonlyMap<number, FoundQuery>> {
	if (keywordIds.length === 0) return new Map();
	const wanted = sql.table('wanted');
	const { rows } = await sql<Readonly<Record<string, number | null>> & { readonly id: number }>`
		with wanted as materialized (
			select id as keyword_id, active from keyword
			where site_id = ${series.siteId} and id in (${sql.join(keywordIds)})
		)
		select wanted.keyword_id as id, wanted.active, now.clicks, now.impressions, now.position_sum,
			past.clicks as clicks_before, past.impressions as impressions_before,
			past.position_sum as position_sum_before
		from wanted
		left join ${querySums(series, now, wanted)} as now on now.keyword_id = wanted.keyword_id
		left join ${querySums(series, before, wanted)} as past on past.keyword_id = wanted.keyword_id
	`.execute(database);
	const sums = (row: (typeof rows)[number], suffix: '' | '_before'): SearchSums =>
		row[`impressions${suffix}`] == null
			? noSums
			: {
					clicks: Number(row[`clicks${suffix}`]),
					impressions: Number(row[`impressions${suffix}`]),
					positionSum: Number(row[`position_sum${suffix}`]),
				};
	return new Map(
		rows.map((row) => [
			row.id,
			{ isTracked: row.active === 1, now: sums(row, ''), before: sums(row, '_before') },
		]),
	);
}

export interface PagesOfQuery {
	/** The one with most clicks. */
	readonly url: string;
	readonly count: number;
}

/** The pages that were shown for each of these queries. Copies of a page are one. */
export async function pagesOfQueries(
	database: Database,
	{ siteId, engineId }: OfSeries,
	{ range: { from, to } }: SummedRange,
	keywordIds: readonly number[],
): Promise<ReadonlyMap<number, PagesOfQuery>> {
	if (keywordIds.length === 0) return new Map();
	const { rows } = await sql<{ readonly id: number; readonly url: string }>`
		select total.keyword_id as id, root.url from (
			select fact.keyword_id, coalesce(page.same_as_page_id, page.id) as root_id,
				sum(fact.clicks) as clicks, sum(fact.impressions) as impressions
			from search_page_day as fact
			join page on page.site_id = ${siteId} and page.id = fact.page_id
			where fact.site_id = ${siteId} and fact.engine_id = ${engineId}
				and fact.keyword_id in (${sql.join(keywordIds)}) and fact.day between ${from} and ${to}
			group by 1, 2
		) as total
		join page as root on root.site_id = ${siteId} and root.id = total.root_id
		order by total.keyword_id, total.clicks desc, total.impressions desc, root.id
	`.execute(database);
	const byQuery = Map.groupBy(rows, ({ id }) => id);
	return new Map(
		[...byQuery].map(([id, pages]) => [id, { url: pages[0]?.url ?? '', count: pages.length }]),
	);
}
