import { sql } from 'kysely';
import { dialectOf } from '../database/dialect-of.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/open-database.ts';
import type { BatchNames } from './batch-names.ts';
import { createStage } from './staging.ts';

/** Temporary tables that map local numbers to ids. */
export const idTables = {
	keyword_id: 'keyword_ids',
	page_id: 'page_ids',
	listing_id: 'listing_ids',
};

interface Resolving {
	readonly siteId: number;
	readonly nowMs: number;
	/** New keywords become active while the site has fewer active ones than this. */
	readonly mostActive: number;
}

/** Finds or creates every keyword, page and listing of the batch. */
export async function resolveNames(
	database: Database,
	names: BatchNames,
	resolving: Resolving,
): Promise<void> {
	for (const ids of Object.values(idTables)) {
		await createStage(database, ids, { local: 'integer', id: 'integer' }, 'local');
	}
	// Search Console knows no listings, and many batches name no pages.
	if (names.keywords.entries.length > 0) await resolveKeywords(database, names, resolving);
	if (names.pages.entries.length > 0) await resolvePages(database, names, resolving);
	if (names.listings.entries.length > 0) await resolveListings(database, names, resolving);
}

async function resolveKeywords(
	database: Database,
	{ keywords: { entries } }: BatchNames,
	{ siteId, nowMs, mostActive }: Resolving,
): Promise<void> {
	const columns = {
		local: 'integer',
		match_key: 'text',
		text: 'text',
		impressions: 'bigint',
	} as const;
	await createStage(database, 'batch_keyword', columns, 'local');
	await insertRows(database, {
		table: 'batch_keyword',
		columns: Object.keys(columns),
		rows: mapped(entries, (entry, local) => [local, entry.matchKey, entry.text, entry.impressions]),
	});
	const free = Math.max(0, mostActive - (await countActive(database, siteId)));
	// A batch cannot activate more keywords than it has, whatever the limit.
	const room = Math.min(free, entries.length);
	await sql`
		insert into keyword (site_id, text, match_key, active, created_ms)
		select ${siteId}, text, match_key, case when place <= ${room} then 1 else 0 end, ${nowMs}
		from (
			select batch.local, batch.text, batch.match_key,
				row_number() over (order by batch.impressions desc, batch.local) as place
			from batch_keyword as batch
			left join keyword as known on known.site_id = ${siteId} and known.match_key = batch.match_key
			where known.id is null
		) as new_keyword
		where true
		order by ${inLockingOrder(database, 'match_key')}
		on conflict (site_id, match_key) do nothing
	`.execute(database);
	await findIds(database, siteId, { table: 'keyword', key: 'match_key' });
}

async function countActive(database: Database, siteId: number): Promise<number> {
	const { count } = await database
		.selectFrom('keyword')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('site_id', '=', siteId)
		.where('active', '=', 1)
		.executeTakeFirstOrThrow();
	return count;
}

async function resolvePages(
	database: Database,
	{ pages: { entries } }: BatchNames,
	{ siteId }: Resolving,
): Promise<void> {
	const columns = { local: 'integer', url_key: 'text', url: 'text', keyword: 'integer' } as const;
	await createStage(database, 'batch_page', columns, 'local');
	await insertRows(database, {
		table: 'batch_page',
		columns: Object.keys(columns),
		rows: mapped(entries, ({ keyword, url, urlKey }, local) => [local, urlKey, url, keyword]),
	});
	await sql`
		update batch_page set url_key = 'keyword:' || (
			select cast(keyword_ids.id as text) from keyword_ids where keyword_ids.local = batch_page.keyword
		) where url_key is null
	`.execute(database);
	await sql`
		insert into page (site_id, url_key, url)
		select ${siteId}, url_key, url from batch_page where true
		order by ${inLockingOrder(database, 'url_key')}
		on conflict (site_id, url_key) do nothing
	`.execute(database);
	await findIds(database, siteId, { table: 'page', key: 'url_key' });
}

async function resolveListings(
	database: Database,
	{ listings: { entries } }: BatchNames,
	{ siteId }: Resolving,
): Promise<void> {
	const columns = { local: 'integer', hash: 'text', title: 'text', snippet: 'text' } as const;
	await createStage(database, 'batch_listing', columns, 'local');
	await insertRows(database, {
		table: 'batch_listing',
		columns: Object.keys(columns),
		rows: mapped(entries, ({ hash, title, snippet }, local) => [local, hash, title, snippet]),
	});
	await sql`
		insert into listing (site_id, hash, title, snippet)
		select ${siteId}, hash, title, snippet from batch_listing where true
		order by ${inLockingOrder(database, 'hash')}
		on conflict (site_id, hash) do nothing
	`.execute(database);
	await findIds(database, siteId, { table: 'listing', key: 'hash' });
}

/** Concurrent batches that create the same names take their locks in one order, so that they cannot deadlock. */
function inLockingOrder(database: Database, column: string) {
	const bytewise = dialectOf(database) === 'postgres' ? sql` collate "C"` : sql``;
	return sql`${sql.ref(column)}${bytewise}`;
}

interface Named {
	readonly table: 'keyword' | 'page' | 'listing';
	/** The column that the batch and the table share. */
	readonly key: string;
}

/** Finds the ids of the batch’s names, all of which are in the table by now. */
async function findIds(database: Database, siteId: number, { table, key }: Named): Promise<void> {
	await sql`
		insert into ${sql.table(idTables[`${table}_id`])} (local, id)
		select batch.local, named.id from ${sql.table(`batch_${table}`)} as batch
		join ${sql.table(table)} as named
			on named.site_id = ${siteId} and ${sql.ref(`named.${key}`)} = ${sql.ref(`batch.${key}`)}
		order by batch.local
	`.execute(database);
}

function* mapped<Entry, Row>(
	entries: readonly Entry[],
	toRow: (entry: Entry, index: number) => Row,
): Generator<Row> {
	for (const [index, entry] of entries.entries()) yield toRow(entry, index);
}
