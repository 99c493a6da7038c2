import type { Database } from '../../database/open-database.ts';
import { urlKey } from '../../facts/url-key.ts';

/**
 * Ids of the pages with these URLs and of all pages that are the same as one of them; null when
 * none were requested.
 */
export async function askedPages(
	database: Database,
	siteId: number,
	urls: readonly string[] | undefined,
): Promise<readonly number[] | null> {
	if (urls === undefined) return null;
	const pages = await database
		.selectFrom('page')
		.select(['id', 'same_as_page_id as sameAs'])
		.where('site_id', '=', siteId)
		.where('url_key', 'in', urls.map(urlKey))
		.execute();
	const roots = [...new Set(pages.map(({ id, sameAs }) => sameAs ?? id))];
	if (roots.length === 0) return [];
	const copies = await database
		.selectFrom('page')
		.select('id')
		.where('site_id', '=', siteId)
		.where('same_as_page_id', 'in', roots)
		.execute();
	return [...roots, ...copies.map(({ id }) => id)];
}

/** Whether some facts have a keyword but no page: they are stored at pages named after keywords. */
export async function hasKeywordPages(database: Database, siteId: number): Promise<boolean> {
	const page = await database
		.selectFrom('page')
		.select('id')
		.where('site_id', '=', siteId)
		.where('url_key', '>', 'keyword:')
		// `;` follows `:` in ASCII, so this is the end of the keys with that prefix.
		.where('url_key', '<', 'keyword;')
		.limit(1)
		.executeTakeFirst();
	return page !== undefined;
}
