import { removeCrawlsOfSite } from '../../crawl/crawls.store.ts';
import type { Database } from '../../database/open-database.ts';
import { siteTables } from '../../exchange/transfer/transfer-tables.ts';
import { deleteSome } from './delete-some.store.ts';
import { forgetRemoval, type Removal } from './removals.store.ts';

/**
 * A request or a sync that began before the removal may still write a row, but only within this
 * time: its lease or its statement ends much earlier.
 */
const lateWritesMs = 600_000;

/** Tables with references come before the tables that they refer to. */
const tables = siteTables.toReversed();

/**
 * Deletes what a removed site has left, in small steps, and returns the number of rows. Continues
 * where an earlier process ended. The removal is forgotten once no late row can follow.
 */
export async function deleteRows(
	database: Database,
	{ siteId, begunMs }: Removal,
	{ now, signal }: { readonly now: () => number; readonly signal: AbortSignal },
): Promise<number> {
	const isLast = now() >= begunMs + lateWritesMs;
	let rows = 0;
	await removeCrawlsOfSite(database, siteId);
	for (const table of tables) {
		let deleted: number;
		do {
			signal.throwIfAborted();
			deleted = await deleteSome(database, table, siteId);
			rows += deleted;
		} while (deleted > 0);
	}
	if (isLast) await forgetRemoval(database, siteId);
	return rows;
}
