import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

/** Sources that read a day of search figures as a whole. */
export const searchSources = ['google-search-console', 'bing-webmaster'];

export interface EngineClicks {
	readonly siteId: number;
	readonly engineId: number;
	readonly key: string;
	/** The last day that the engine no longer changes. */
	readonly lastDay: number;
	/** Clicks in the newest 28 complete days; 0 if the engine has no figures of that time. */
	readonly clicks: number;
}

/** How busy the search engines of these sites are, those with figures alone; the busiest first. */
export async function engineClicks(
	database: Database,
	siteIds: readonly number[],
): Promise<readonly EngineClicks[]> {
	if (siteIds.length === 0) return [];
	const newest = await newestDays(database, siteIds);
	const lastDays = new Map<number, number>();
	for (const { siteId, lastDay } of newest) {
		lastDays.set(siteId, Math.max(lastDay, lastDays.get(siteId) ?? lastDay));
	}
	return newest
		.map(({ clicks, ...engine }) => ({
			...engine,
			clicks: engine.lastDay > (lastDays.get(engine.siteId) ?? 0) - 28 ? Number(clicks) : 0,
		}))
		.sort((one, other) => other.clicks - one.clicks || googleFirst(one.key, other.key));
}

/** Google worldwide, its other series, then those of other engines. */
export function googleFirst(one: string, other: string): number {
	const place = (key: string) => (key === 'google' ? 0 : key.startsWith('google_') ? 1 : 2);
	return place(one) - place(other) || (one < other ? -1 : 1);
}

async function newestDays(
	database: Database,
	siteIds: readonly number[],
): Promise<readonly EngineClicks[]> {
	// A cluster needs the sites of each table as values.
	const ids = sql.join(siteIds);
	const { rows } = await sql<EngineClicks>`
		select newest.site_id as "siteId", newest.engine_id as "engineId", newest.key,
			newest.last_day as "lastDay", (
				select coalesce(sum(fact.clicks), 0) from site_search_day as fact
				where fact.site_id in (${ids}) and fact.site_id = newest.site_id
					and fact.engine_id = newest.engine_id
					and fact.day between newest.last_day - 27 and newest.last_day
			) as clicks
		from (
			select tracked.site_id, tracked.engine_id, engine.key, coalesce((
				select seen.day from connection
				join connection_day as seen on seen.site_id in (${ids})
					and seen.site_id = connection.site_id and seen.connection_id = connection.id
				where connection.site_id in (${ids}) and connection.site_id = tracked.site_id
					and connection.engine_id = tracked.engine_id
					and connection.source in (${sql.join(searchSources)}) and seen.is_final = 1
				order by seen.day desc limit 1
			), (
				select max(fact.day) from site_search_day as fact
				where fact.site_id in (${ids}) and fact.site_id = tracked.site_id
					and fact.engine_id = tracked.engine_id
			)) as last_day
			from site_engine as tracked
			join engine on engine.id = tracked.engine_id
			where tracked.site_id in (${ids}) and tracked.active = 1
		) as newest
		where newest.last_day is not null
	`.execute(database);
	return rows;
}
