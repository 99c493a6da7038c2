import type { Database } from '../database/open-database.ts';
import { urlKey } from './url-key.ts';

/**
 * Marks the page as the same as the page with that URL. One step always leads from a page to its
 * root, never more, and never in a circle.
 */
export async function joinPages(
	database: Database,
	siteId: number,
	{ pageId, canonicalUrl }: { readonly pageId: number; readonly canonicalUrl: string },
): Promise<void> {
	const target = await pageOf(database, siteId, canonicalUrl);
	if (target.id === pageId) return pointTo(database, siteId, [pageId], null);
	if (target.sameAs === pageId) await pointTo(database, siteId, [target.id], null);
	const goal = target.sameAs === null || target.sameAs === pageId ? target.id : target.sameAs;
	const followers = await pagesThatAre(database, siteId, pageId);
	const joined = [pageId, ...followers].filter((id) => id !== goal);
	return pointTo(database, siteId, joined, goal);
}

async function pageOf(database: Database, siteId: number, url: string) {
	const key = urlKey(url);
	await database
		.insertInto('page')
		.values({ site_id: siteId, url_key: key, url })
		.onConflict((conflict) => conflict.columns(['site_id', 'url_key']).doNothing())
		.execute();
	return database
		.selectFrom('page')
		.select(['id', 'same_as_page_id as sameAs'])
		.where('site_id', '=', siteId)
		.where('url_key', '=', key)
		.executeTakeFirstOrThrow();
}

async function pagesThatAre(database: Database, siteId: number, pageId: number) {
	const rows = await database
		.selectFrom('page')
		.select('id')
		.where('site_id', '=', siteId)
		.where('same_as_page_id', '=', pageId)
		.execute();
	return rows.map(({ id }) => id);
}

async function pointTo(
	database: Database,
	siteId: number,
	pageIds: readonly number[],
	goal: number | null,
): Promise<void> {
	await database
		.updateTable('page')
		.set({ same_as_page_id: goal })
		.where('site_id', '=', siteId)
		.where('id', 'in', [...pageIds])
		.execute();
}
