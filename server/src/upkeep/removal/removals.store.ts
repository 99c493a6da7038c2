import type { Database } from '../../database/open-database.ts';

/** A removal that has begun. */
export interface Removal {
	readonly siteId: number;
	readonly globalKey: string;
	readonly domain: string;
	readonly accountKey: string;
	readonly accountName: string;
	readonly begunMs: number;
}

export function listRemovals(database: Database): Promise<Removal[]> {
	return removals(database).orderBy('site_id').execute();
}

/** By global key or domain of the site. */
export function removalsOfSite(database: Database, name: string): Promise<Removal[]> {
	return removals(database)
		.where((where) => where.or([where('global_key', '=', name), where('domain', '=', name)]))
		.orderBy('site_id')
		.execute();
}

/** By global key or name of the account. */
export function removalsOfAccount(database: Database, name: string): Promise<Removal[]> {
	return removals(database)
		.where((where) => where.or([where('account_key', '=', name), where('account_name', '=', name)]))
		.orderBy('site_id')
		.execute();
}

export async function forgetRemoval(database: Database, siteId: number): Promise<void> {
	await database.deleteFrom('removal').where('site_id', '=', siteId).execute();
}

function removals(database: Database) {
	return database
		.selectFrom('removal')
		.select(['site_id as siteId', 'global_key as globalKey', 'domain'])
		.select(['account_key as accountKey', 'account_name as accountName', 'begun_ms as begunMs']);
}
