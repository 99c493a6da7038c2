import type { Database } from '../database/open-database.ts';

/** The id of a search engine by its canonical key, which is made when it is new. */
export async function ensureEngine(database: Database, key: string): Promise<number> {
	await database
		.insertInto('engine')
		.values({ key })
		.onConflict((conflict) => conflict.column('key').doNothing())
		.execute();
	const { id } = await database
		.selectFrom('engine')
		.select('id')
		.where('key', '=', key)
		.executeTakeFirstOrThrow();
	return id;
}

/** The site’s rankings are kept for that engine from now on. The id of the engine. */
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

/** Its history stays. False when the site does not track it. */
export async function untrackEngine(
	database: Database,
	siteId: number,
	key: string,
): Promise<boolean> {
	const { numUpdatedRows } = await database
		.updateTable('site_engine')
		.set({ active: 0 })
		.where('site_id', '=', siteId)
		.where('active', '=', 1)
		.where('engine_id', 'in', (engine) =>
			engine.selectFrom('engine').select('id').where('key', '=', key),
		)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
