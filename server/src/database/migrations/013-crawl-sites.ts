import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** Crawls of a site that an account has are shown to that account. */
export const crawlSites: Migration = {
	name: '013-crawl-sites',
	apply: async (database) => {
		await sql`alter table crawl add column site_id integer`.execute(database);
		await database.schema
			.createIndex('crawl_by_site')
			.on('crawl')
			.columns(['site_id', 'id'])
			.execute();
	},
};
