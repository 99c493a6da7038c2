import { searchSources } from '../../accounts/engine-clicks.store.ts';
import type { Database } from '../../database/open-database.ts';
import type { Day, DayRange } from '../../facts/day.ts';
import type { SeenDay } from './coverage.ts';

export interface SeriesOfSite {
	readonly siteId: number;
	readonly engineId: number;
}

/** The days of the range whose totals are known: read by a connection, or from a file. */
export async function seenDays(
	database: Database,
	series: SeriesOfSite,
	range: DayRange,
): Promise<SeenDay[]> {
	const [read, stored] = await Promise.all([
		daysRead(database, series, range),
		daysStored(database, series, range),
	]);
	const seen = new Map<Day, SeenDay>();
	// Figures that no connection reads again do not change any more.
	for (const { day } of stored) seen.set(day, { day, isFinal: true, readMs: null });
	for (const { day, is_final, read_ms } of read) {
		seen.set(day, { day, isFinal: is_final === 1, readMs: read_ms });
	}
	return [...seen.values()];
}

/** The newest day that the engine no longer changes; null without one. */
export async function lastCompleteDay(
	database: Database,
	series: SeriesOfSite,
): Promise<Day | null> {
	const { siteId, engineId } = series;
	const read = await connectionDays(database, series)
		.select(({ fn }) => fn.max('connection_day.day').as('day'))
		.where('connection_day.is_final', '=', 1)
		.executeTakeFirst();
	if (read !== undefined && read.day !== null) return read.day;
	const stored = await database
		.selectFrom('site_search_day')
		.select(({ fn }) => fn.max('day').as('day'))
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.executeTakeFirst();
	return stored?.day ?? null;
}

function daysRead(database: Database, series: SeriesOfSite, { from, to }: DayRange) {
	return connectionDays(database, series)
		.select(['connection_day.day', 'connection_day.is_final', 'connection_day.read_ms'])
		.where('connection_day.day', '>=', from)
		.where('connection_day.day', '<=', to)
		.execute();
}

function daysStored(
	database: Database,
	{ siteId, engineId }: SeriesOfSite,
	{ from, to }: DayRange,
) {
	return database
		.selectFrom('site_search_day')
		.select('day')
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('day', '>=', from)
		.where('day', '<=', to)
		.execute();
}

function connectionDays(database: Database, { siteId, engineId }: SeriesOfSite) {
	return database
		.selectFrom('connection')
		.innerJoin('connection_day', (join) =>
			join
				.onRef('connection_day.site_id', '=', 'connection.site_id')
				.onRef('connection_day.connection_id', '=', 'connection.id'),
		)
		.where('connection.site_id', '=', siteId)
		.where('connection_day.site_id', '=', siteId)
		.where('connection.engine_id', '=', engineId)
		.where('connection.source', 'in', searchSources);
}

/** The days of the range on which a results page was checked. Checks are never corrected later. */
export async function checkedDays(
	database: Database,
	{ siteId, engineId, range }: SeriesOfSite & { readonly range: DayRange },
): Promise<SeenDay[]> {
	const rows = await database
		.selectFrom('rank_day')
		.select('day')
		.distinct()
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('day', '>=', range.from)
		.where('day', '<=', range.to)
		.where('state', 'in', ['r', 'u'])
		.execute();
	return rows.map(({ day }) => ({ day, isFinal: true, readMs: null }));
}
