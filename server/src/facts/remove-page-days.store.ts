import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Day } from './day.ts';
import type { FactTarget } from './facts.ts';

/**
 * Deletes the figures of pages for these days, because the source has read them again. Pages that
 * lose something join the batch, so that their months are recomputed. Figures without a URL or an
 * event come from other sources, and stay.
 */
export async function removePageDays(
	database: Database,
	{ siteId, engineId }: FactTarget,
	days: readonly Day[],
): Promise<void> {
	// By page, because the day comes after the page in the key.
	const ofDays = sql`site_id = ${siteId} and engine_id = ${engineId}
		and page_id in (select id from page where site_id = ${siteId} and url <> '')
		and day in (${sql.join(days.map((day) => sql.lit(day)))})`;
	const ofEvents = sql`${ofDays} and event_id <> 0`;
	// Local numbers are never negative, so negative ones cannot collide with them.
	await sql`
		insert into page_ids (local, id)
		select -page_id, page_id from (
			select page_id from page_day where ${ofDays}
			union
			select page_id from page_event_day where ${ofEvents}
		) as lost
	`.execute(database);
	await sql`delete from page_day where ${ofDays}`.execute(database);
	await sql`delete from page_event_day where ${ofEvents}`.execute(database);
}
