import type { Database } from '../database/open-database.ts';
import { newGlobalKey } from './accounts.store.ts';

export interface Site {
	readonly globalKey: string;
	readonly domain: string;
	readonly title: string;
}

export interface NewSite {
	readonly accountId: number;
	readonly domain: string;
	readonly title: string;
	readonly globalKey?: string;
}

/** Adds the site, or leaves the one that the account has for that domain. */
export async function ensureSite(database: Database, site: NewSite): Promise<void> {
	await database
		.insertInto('site')
		.values({
			account_id: site.accountId,
			global_key: site.globalKey ?? newGlobalKey(),
			domain: site.domain,
			title: site.title,
			created_ms: Date.now(),
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function sitesOfAccount(database: Database, accountId: number): Promise<Site[]> {
	return database
		.selectFrom('site')
		.select(['global_key as globalKey', 'domain', 'title'])
		.where('account_id', '=', accountId)
		.orderBy('id')
		.execute();
}
