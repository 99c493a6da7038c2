import type { Database } from '../../database/open-database.ts';
import { type FeedKey, feedHash } from './feed-key.ts';

/** The key of the feed from now on; an earlier one stops working. */
export async function storeFeedKey(
	database: Database,
	{ secret, siteId, watchId }: FeedKey,
): Promise<void> {
	await database
		.updateTable('watch')
		.set({ feed_hash: feedHash(secret) })
		.where('site_id', '=', siteId)
		.where('id', '=', watchId)
		.execute();
}

/** The name of the watch; null if the key opens none. */
export async function watchOfFeed(
	database: Database,
	{ secret, siteId, watchId }: FeedKey,
): Promise<string | null> {
	const row = await database
		.selectFrom('watch')
		.select('name')
		.where('site_id', '=', siteId)
		.where('id', '=', watchId)
		.where('feed_hash', '=', feedHash(secret))
		.executeTakeFirst();
	return row?.name ?? null;
}
