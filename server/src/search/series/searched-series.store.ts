import type { Database } from '../../database/open-database.ts';
import { trackedEngine } from '../../rankings/question/tracked-engine.store.ts';

/** A series of figures of a site: those of one search engine. */
export interface SearchedSeries {
	readonly siteId: number;
	readonly engineId: number;
	readonly key: string;
}

/**
 * The requested series; without a request Google worldwide, or the first that has totals. Null if
 * none has any.
 */
export async function searchedSeries(
	database: Database,
	siteId: number,
	asked: string | undefined,
): Promise<SearchedSeries | null> {
	if (asked !== undefined) {
		const { id, key } = await trackedEngine(database, siteId, asked);
		return { siteId, engineId: id, key };
	}
	const engines = await database
		.selectFrom('site_engine')
		.innerJoin('engine', 'engine.id', 'site_engine.engine_id')
		.select(['engine.id', 'engine.key'])
		.where('site_engine.site_id', '=', siteId)
		.where('site_engine.active', '=', 1)
		.orderBy('engine.key')
		.execute();
	for (const { id, key } of engines) {
		if (await hasTotals(database, siteId, id)) return { siteId, engineId: id, key };
	}
	return null;
}

async function hasTotals(database: Database, siteId: number, engineId: number): Promise<boolean> {
	const row = await database
		.selectFrom('site_search_day')
		.select('day')
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}
