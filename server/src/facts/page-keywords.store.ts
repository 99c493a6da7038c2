import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/open-database.ts';
import type { BatchNames } from './batch-names.ts';
import type { FactTarget } from './facts.ts';
import { createStage, type Staged } from './staging.ts';

/** Which keywords a page was seen for, and when, so that finding a page’s keywords needs no scan. */
export async function widenPageKeywords(
	database: Database,
	{ links }: BatchNames,
	{ tables }: Staged,
	target: FactTarget,
): Promise<void> {
	for (const { stage, table } of tables) {
		if (table.name !== 'rank_day' && table.name !== 'search_page_day') continue;
		const seen = sql`
			select page_id, keyword_id, min(day) as first_day, max(day) as last_day
			from ${sql.table(stage)} group by page_id, keyword_id
		`;
		await widen(database, target, seen);
	}
	if (links.size === 0) return;
	await stageLinks(database, links);
	await widen(database, target, sql`select * from batch_page_keyword`);
}

/** Pages and keywords are given by their numbers in the batch. */
async function widen(
	database: Database,
	{ siteId, engineId }: FactTarget,
	seen: RawBuilder<unknown>,
): Promise<void> {
	await sql`
		insert into page_keyword (site_id, engine_id, page_id, keyword_id, first_day, last_day)
		select ${sql.lit(siteId)}, ${sql.lit(engineId)}, page_ids.id, keyword_ids.id, seen.first_day, seen.last_day
		from (${seen}) as seen
		join keyword_ids on keyword_ids.local = seen.keyword_id
		join page_ids on page_ids.local = seen.page_id
		where true
		order by page_ids.id, keyword_ids.id
		on conflict (site_id, engine_id, page_id, keyword_id) do update set
			first_day = case when excluded.first_day < page_keyword.first_day
				then excluded.first_day else page_keyword.first_day end,
			last_day = case when excluded.last_day > page_keyword.last_day
				then excluded.last_day else page_keyword.last_day end
	`.execute(database);
}

async function stageLinks(database: Database, links: BatchNames['links']): Promise<void> {
	const columns = {
		page_id: 'integer',
		keyword_id: 'integer',
		first_day: 'integer',
		last_day: 'integer',
	} as const;
	await createStage(database, 'batch_page_keyword', columns);
	await insertRows(database, {
		table: 'batch_page_keyword',
		columns: Object.keys(columns),
		rows: [...links].flatMap(([page, keywords]) =>
			[...keywords].map(([keyword, { firstDay, lastDay }]) => [page, keyword, firstDay, lastDay]),
		),
	});
}

/** The page of a search row is the one with the most clicks, then impressions, for that keyword and day. */
export async function choosePages(
	database: Database,
	{ tables }: Staged,
	{ siteId, engineId }: FactTarget,
): Promise<void> {
	const hasSearch = tables.some(({ table }) => /^search_(page_)?day$/.test(table.name));
	if (!hasSearch || !(await knowsPages(database, { siteId, engineId }))) return;
	for (const { stage, table } of tables) {
		if (table.name !== 'search_day' && table.name !== 'search_page_day') continue;
		await sql`
			update search_day set page_id = (
				select page_id from search_page_day as candidate
				where candidate.site_id = ${sql.lit(siteId)} and candidate.engine_id = ${sql.lit(engineId)}
					and candidate.keyword_id = search_day.keyword_id
					and candidate.day = search_day.day
				order by candidate.clicks desc, candidate.impressions desc, candidate.page_id
				limit 1
			)
			where site_id = ${sql.lit(siteId)} and engine_id = ${sql.lit(engineId)} and (keyword_id, day) in (
				select keyword_ids.id, staged.day
				from ${sql.table(stage)} as staged
				join keyword_ids on keyword_ids.local = staged.keyword_id
			)
		`.execute(database);
	}
}

/** Whether any fact names a page; without one, the updates would read all rows for nothing. */
async function knowsPages(database: Database, { siteId, engineId }: FactTarget): Promise<boolean> {
	const row = await database
		.selectFrom('search_page_day')
		.select('day')
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}
