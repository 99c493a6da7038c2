import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Day } from '../days/day.ts';
import type { FactTarget } from './facts.ts';

/**
 * Forgets the search facts of these days, because the source has read them anew. The keywords that
 * lose one join the batch, so that their months are made anew too.
 */
export async function removeSearchDays(
	database: Database,
	{ siteId, engineId }: FactTarget,
	days: readonly Day[],
): Promise<void> {
	// By keyword, because the day is the last column of the key.
	const ofDays = sql`site_id = ${siteId} and engine_id = ${engineId}
		and keyword_id in (select id from keyword where site_id = ${siteId})
		and day in (${sql.join(days.map((day) => sql.lit(day)))})`;
	// Local numbers are never negative, so these stand beside them.
	await sql`
		insert into keyword_ids (local, id)
		select -keyword_id, keyword_id from search_day where ${ofDays} group by keyword_id
	`.execute(database);
	await sql`delete from search_day where ${ofDays}`.execute(database);
	await sql`delete from search_page_day where ${ofDays}`.execute(database);
	await database
		.deleteFrom('site_search_day')
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('day', 'in', [...days])
		.execute();
}
