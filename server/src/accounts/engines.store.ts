import type { Database } from '../database/open-database.ts';

/** The id of a search engine by its canonical key; creates the engine if it is new. */
export async function ensureEngine(database: Database, key: string): Promise<number> {
	// Sites share the engines: a write to their table would make imports wait for each other.
	const known = await engineId(database, key);
	if (known !== undefined) return known;
	await database
		.insertInto('engine')
		.values({ key })
		.onConflict((conflict) => conflict.column('key').doNothing())
		.execute();
	const added = await engineId(database, key);
	if (added === undefined) throw new Error(`The engine “${key}” was added but is not there.`);
	return added;
}

async function engineId(database: Database, key: string): Promise<number | undefined> {
	const query = database.selectFrom('engine').select('id').where('key', '=', key);
	return (await query.executeTakeFirst())?.id;
}

/** Starts keeping the site’s rankings for this engine. Returns the engine’s id. */
export async function trackEngine(
	database: Database,
	siteId: number,
	key: string,
): Promise<number> {
	const engineId = await ensureEngine(database, key);
	await database
		.insertInto('site_engine')
		.values({ site_id: siteId, engine_id: engineId, active: 1 })
		.onConflict((conflict) => conflict.columns(['site_id', 'engine_id']).doUpdateSet({ active: 1 }))
		.execute();
	return engineId;
}

/** Canonical keys of the engines that the site tracks. */
export async function trackedEngines(database: Database, siteId: number): Promise<string[]> {
	const engines = await database
		.selectFrom('site_engine')
		.innerJoin('engine', 'engine.id', 'site_engine.engine_id')
		.select('engine.key')
		.where('site_engine.site_id', '=', siteId)
		.where('site_engine.active', '=', 1)
		.orderBy('engine.key')
		.execute();
	return engines.map(({ key }) => key);
}

/** Replaces the engines that the site tracks; the history of the others stays. */
export async function setEngines(
	database: Database,
	siteId: number,
	keys: readonly string[],
): Promise<void> {
	// Sites share this table, which has to be written before the tables of a site.
	for (const key of keys) await ensureEngine(database, key);
	await database
		.updateTable('site_engine')
		.set({ active: 0 })
		.where('site_id', '=', siteId)
		.execute();
	for (const key of keys) await trackEngine(database, siteId, key);
}
