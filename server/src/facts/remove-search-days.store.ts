import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Day } from './day.ts';
import type { FactTarget } from './facts.ts';

/** Deletes the search facts of these days, because the source has read them again. */
export async function removeSearchDays(
	database: Database,
	target: FactTarget,
	days: readonly Day[],
): Promise<void> {
	const ofDays = onDays(target, days);
	await removeQueries(database, ofDays);
	await sql`delete from search_page_day where ${ofDays}`.execute(database);
	for (const table of ['page_search_day', 'site_search_day', 'search_split_day'] as const) {
		await database
			.deleteFrom(table)
			.where('site_id', '=', target.siteId)
			.where('engine_id', '=', target.engineId)
			.where('day', 'in', [...days])
			.execute();
	}
}

/**
 * Deletes queries that are gone from weeks that the source has read again, with their pages. Pages
 * of other queries stay: the source reads them one query at a time, as far as its quota allows.
 * `stage` contains what the source has now.
 */
export async function removeSearchWeeks(
	database: Database,
	target: FactTarget,
	weeks: readonly Day[],
	stage: string,
): Promise<void> {
	const ofWeeks = onDays(target, weeks);
	await removeQueries(
		database,
		sql`${ofWeeks} and days = 7 and (keyword_id, day) not in (
			select keyword_ids.id, staged.day from ${sql.table(stage)} as staged
			join keyword_ids on keyword_ids.local = staged.keyword_id
		)`,
	);
	await sql`
		delete from search_page_day where ${ofWeeks}
			and (keyword_id, day) not in (select keyword_id, day from search_day where ${ofWeeks})
	`.execute(database);
}

/** By keyword, because the day is the last column of the key. */
function onDays({ siteId, engineId }: FactTarget, days: readonly Day[]): RawBuilder<unknown> {
	return sql`site_id = ${siteId} and engine_id = ${engineId}
		and keyword_id in (select id from keyword where site_id = ${siteId})
		and day in (${sql.join(days.map((day) => sql.lit(day)))})`;
}

/** Keywords that lose a row join the batch, so that their months are recomputed. */
async function removeQueries(database: Database, which: RawBuilder<unknown>): Promise<void> {
	// Local numbers are never negative, so negative ones cannot collide with them.
	await sql`
		insert into keyword_ids (local, id)
		select -keyword_id, keyword_id from search_day where ${which} group by keyword_id
	`.execute(database);
	await sql`delete from search_day where ${which}`.execute(database);
}
