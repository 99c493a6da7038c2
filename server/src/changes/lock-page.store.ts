import type { Database } from '../database/open-database.ts';
import { urlKey } from '../facts/url-key.ts';

/** Finds or creates the page, and locks its row until the end of the transaction. */
export async function lockPage(database: Database, siteId: number, url: string): Promise<number> {
	const key = urlKey(url);
	const { id } = await database
		.insertInto('page')
		.values({ site_id: siteId, url_key: key, url, same_as_page_id: null })
		.onConflict((conflict) =>
			conflict.columns(['site_id', 'url_key']).doUpdateSet({ url_key: key }),
		)
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/** The id of the page; 0, which no page has, if the site does not know it. */
export async function knownPage(database: Database, siteId: number, url: string): Promise<number> {
	const page = await database
		.selectFrom('page')
		.select('id')
		.where('site_id', '=', siteId)
		.where('url_key', '=', urlKey(url))
		.executeTakeFirst();
	return page?.id ?? 0;
}
