import { matchModes } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import type { SyncedSite } from './source.ts';

/** The facts about a site that its sources need; null if the site is gone. */
export async function syncedSite(database: Database, id: number): Promise<SyncedSite | null> {
	const row = await database
		.selectFrom('site')
		.select(['id', 'global_key', 'domain', 'time_zone', 'match_mode', 'check_depth'])
		.select('serp_monthly_cap')
		.where('id', '=', id)
		.executeTakeFirst();
	if (row === undefined) return null;
	return {
		id: row.id,
		globalKey: row.global_key,
		domain: row.domain,
		timeZone: row.time_zone,
		matchMode: matchModes.find((mode) => mode === row.match_mode) ?? 'domain',
		checkDepth: row.check_depth,
		serpMonthlyCap: row.serp_monthly_cap,
	};
}
