import { type Kysely, sql } from 'kysely';
import type { FilledSite } from './fill.ts';

export interface PlainRow {
	readonly keyword: string;
	readonly rank: number | null;
	readonly change: number | null;
	readonly visits: number;
	readonly impressions: number;
	readonly clicks: number;
}

/** The obvious solution: one statement that groups all day facts of the range by keyword, and joins. */
export async function plainRankings(
	database: Kysely<unknown>,
	{ siteId, lastDay }: FilledSite,
	days: number,
): Promise<readonly PlainRow[]> {
	const facts = sql`site_id = ${siteId} and engine_id = 1 and day between ${lastDay - days + 1} and ${lastDay}`;
	// The day is in the higher bits, so the maximum contains the value of the last day.
	const packed = sql`cast(day as bigint) * 1024 + coalesce(rank, 0)`;
	const page = sql`case when state = 'r' then cast(day as bigint) * 4194304 + page_id end`;
	const { rows } = await sql<PlainRow>`
		with ranked as (
			select keyword_id, max(${packed}) % 1024 as last_rank, min(${packed}) % 1024 as first_rank,
				max(${page}) % 4194304 as page_id
			from rank_day where ${facts} and state in ('r', 'u') group by keyword_id
		), searched as (
			select keyword_id, sum(impressions) as impressions, sum(clicks) as clicks
			from search_day where ${facts} group by keyword_id
		), visited as (
			select page_id, sum(visits) as visits from page_day where ${facts} group by page_id
		)
		select keyword.text as keyword, nullif(last_rank, 0) as rank,
			nullif(first_rank, 0) - nullif(last_rank, 0) as change, visits, impressions, clicks
		from keyword
		left join ranked on ranked.keyword_id = keyword.id
		left join searched on searched.keyword_id = keyword.id
		left join visited on visited.page_id = ranked.page_id
		where keyword.site_id = ${siteId} and keyword.active = 1
		order by visits desc nulls last, clicks desc, impressions desc,
			nullif(last_rank, 0) asc nulls last, keyword.id
		limit 100
	`.execute(database);
	return rows;
}
