import { sql } from 'kysely';
import { type EngineClicks, searchSources } from '../../accounts/engine-clicks.store.ts';
import type { Database } from '../../database/open-database.ts';
import { knownWeeks } from '../../search/movement/week-spans.ts';

type Series = Pick<EngineClicks, 'siteId' | 'engineId' | 'lastDay'>;

interface Week {
	readonly siteId: number;
	/** Weeks before the newest one. */
	readonly ago: number;
	readonly clicks: number;
	readonly days: number;
}

/** Clicks by week of each series up to its last complete day, newest first, with their days. */
export async function siteWeeks(
	database: Database,
	series: readonly Series[],
): Promise<ReadonlyMap<number, readonly Week[]>> {
	if (series.length === 0) return new Map();
	const { rows } = await sql<Week>`
		with series(site_id, engine_id, last_day) as (values ${rowsOf(series)})
		select fact.site_id as "siteId", (series.last_day - fact.day) / 7 as ago,
			sum(fact.clicks) as clicks, count(*) as days
		from series
		join site_search_day as fact on fact.site_id = series.site_id
			and fact.engine_id = series.engine_id
			and fact.day > series.last_day - ${sql.lit(7 * knownWeeks)} and fact.day <= series.last_day
		where fact.site_id in (${idsOf(series)})
		group by fact.site_id, (series.last_day - fact.day) / 7
	`.execute(database);
	// PostgreSQL returns sums as texts.
	const weeks = rows.map((row) => ({ ...row, clicks: Number(row.clicks), days: Number(row.days) }));
	return Map.groupBy(weeks, ({ siteId }) => siteId);
}

export interface ObservedDays {
	readonly now: number;
	readonly before: number;
	/** Days of both that were read but are still corrected. */
	readonly unfinished: number;
}

const halfDays = 28;

/** How many of the newest 28 days of each series are complete, and of the 28 before. */
export async function observedDays(
	database: Database,
	series: readonly Series[],
): Promise<ReadonlyMap<number, ObservedDays>> {
	if (series.length === 0) return new Map();
	const since = sql`series.last_day - ${sql.lit(2 * halfDays)}`;
	const { rows } = await sql<{ siteId: number; half: number; isFinal: number; days: number }>`
		with series(site_id, engine_id, last_day) as (values ${rowsOf(series)})
		select site_id as "siteId", half, is_final as "isFinal", count(*) as days
		from (
			select site_id, day, half, min(is_final) as is_final
			from (
				select fact.site_id, fact.day, 1 as is_final,
					(series.last_day - fact.day) / ${sql.lit(halfDays)} as half
				from series
				join site_search_day as fact on fact.site_id = series.site_id
					and fact.engine_id = series.engine_id
					and fact.day > ${since} and fact.day <= series.last_day
				where fact.site_id in (${idsOf(series)})
				union all
				select seen.site_id, seen.day, seen.is_final,
					(series.last_day - seen.day) / ${sql.lit(halfDays)} as half
				from series
				join connection on connection.site_id = series.site_id
					and connection.engine_id = series.engine_id
					and connection.source in (${sql.join(searchSources)})
				join connection_day as seen on seen.site_id = connection.site_id
					and seen.connection_id = connection.id
					and seen.day > ${since} and seen.day <= series.last_day
				where connection.site_id in (${idsOf(series)}) and seen.site_id in (${idsOf(series)})
			) as known
			group by site_id, day, half
		) as days
		group by site_id, half, is_final
	`.execute(database);
	const bySite = Map.groupBy(rows, ({ siteId }) => siteId);
	return new Map(
		[...bySite].map(([siteId, counts]) => {
			const count = (isOne: (row: (typeof rows)[number]) => boolean) =>
				counts.filter(isOne).reduce((sum, { days }) => sum + Number(days), 0);
			return [
				siteId,
				{
					now: count(({ half, isFinal }) => half === 0 && isFinal === 1),
					before: count(({ half, isFinal }) => half === 1 && isFinal === 1),
					unfinished: count(({ isFinal }) => isFinal === 0),
				},
			];
		}),
	);
}

const idsOf = (series: readonly Series[]) => sql.join(series.map(({ siteId }) => siteId));

/** The types are written out, because PostgreSQL takes values without one for texts. */
const rowsOf = (series: readonly Series[]) =>
	sql.join(
		series.map(
			({ engineId, lastDay, siteId }) =>
				sql`(${sql.lit(siteId)}, ${sql.lit(engineId)}, ${sql.lit(lastDay)})`,
		),
	);
