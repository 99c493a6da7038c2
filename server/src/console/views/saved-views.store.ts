import type { SavedView } from '@plumbline/console/contract';
import { newGlobalKey } from '../../accounts/accounts.store.ts';
import type { Database } from '../../database/open-database.ts';
import { matchKey } from '../../facts/match-key.ts';

export async function savedViews(database: Database, siteId: number): Promise<SavedView[]> {
	return database
		.selectFrom('saved_view')
		.select(['view_key as key', 'name', 'address'])
		.where('site_id', '=', siteId)
		.orderBy('name_key')
		.execute();
}

interface NewView {
	readonly siteId: number;
	readonly name: string;
	readonly address: string;
	readonly nowMs: number;
}

/** False if the name is taken. */
export async function addView(
	database: Database,
	{ siteId, name, address, nowMs }: NewView,
): Promise<boolean> {
	const { numInsertedOrUpdatedRows: added } = await database
		.insertInto('saved_view')
		.values({
			...{ site_id: siteId, view_key: newGlobalKey(), name, name_key: matchKey(name), address },
			saved_ms: nowMs,
		})
		.onConflict((conflict) => conflict.columns(['site_id', 'name_key']).doNothing())
		.executeTakeFirst();
	return (added ?? 0n) > 0n;
}

/** Changes a view in one step if it is still as it was seen; otherwise it returns false. */
export async function changeView(
	database: Database,
	{ siteId, name, address, nowMs }: NewView,
	seen: SavedView,
): Promise<boolean> {
	const { numUpdatedRows: changed } = await database
		.updateTable('saved_view')
		.set({ name, name_key: matchKey(name), address, saved_ms: nowMs })
		.where('site_id', '=', siteId)
		.where('view_key', '=', seen.key)
		.where('name', '=', seen.name)
		.where('address', '=', seen.address)
		.executeTakeFirst();
	return changed > 0n;
}

/** False if the view is not as it was seen any more. */
export async function removeSeenView(
	database: Database,
	siteId: number,
	seen: SavedView,
): Promise<boolean> {
	const { numDeletedRows: removed } = await database
		.deleteFrom('saved_view')
		.where('site_id', '=', siteId)
		.where('view_key', '=', seen.key)
		.where('name', '=', seen.name)
		.where('address', '=', seen.address)
		.executeTakeFirst();
	return removed > 0n;
}
