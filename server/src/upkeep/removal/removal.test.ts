import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { siteTables } from '../../exchange/transfer/transfer-tables.ts';
import { testApp } from '../../testing/app.ts';
import { distributedTables } from '../../testing/cluster/cluster-tables.ts';
import { onEachEngine } from '../../testing/database.ts';
import { fillTables, rowsOf, tablesOf } from '../../testing/every-table.ts';
import { beginAccountRemoval, beginSiteRemoval } from './begin-removal.store.ts';
import { deleteRows } from './delete-rows.ts';
import { forgetRemoval, listRemovals } from './removals.store.ts';
import { completeRemovals } from './run-removals.ts';

const { signal } = new AbortController();
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Account 1 with the sites 1 and 2, and a row of each in every table. */
async function twoSites(database: Database): Promise<void> {
	await fillTables(database);
	await forgetRemoval(database, 1);
	const untyped = database as unknown as Kysely<Record<string, Record<string, unknown>>>;
	for (const table of ['site', ...distributedTables]) {
		const [row = {}] = await untyped.selectFrom(table).selectAll().execute();
		const second = Object.entries(row).map(([name, value]) => [name, secondOf(name, value)]);
		await untyped.insertInto(table).values(Object.fromEntries(second)).execute();
	}
}

function secondOf(name: string, value: unknown): unknown {
	if (name === 'account_id') return value;
	return typeof value === 'number' ? value + 1 : `${value} of two`;
}

/** The number of rows of a site, over all tables. */
async function rowsOfSite(database: Database, siteId: number): Promise<number> {
	let count = 0;
	for (const table of ['job', ...distributedTables]) {
		const found = sql<{
			n: number;
		}>`select count(*) as n from ${sql.table(table)} where site_id = ${siteId}`;
		count += Number((await found.execute(database)).rows[0]?.n);
	}
	return count;
}

onEachEngine('a removed site is gone at once, and its rows afterwards', async (database) => {
	await twoSites(database);
	const kept = await rowsOfSite(database, 2);
	await beginSiteRemoval(database, 1, 1000);
	expect(await database.selectFrom('site').select('id').execute()).toEqual([{ id: 2 }]);
	expect(await database.selectFrom('job').select('id').execute()).toEqual([]);
	const connections = await database.selectFrom('connection').select('site_id').execute();
	expect(connections).toEqual([{ site_id: 2 }]);
	const [removal] = await listRemovals(database);
	if (removal === undefined) throw new Error('The removal is not listed.');
	expect(await deleteRows(database, removal, { now: () => 1000, signal })).toBe(
		distributedTables.length - 1,
	);
	expect(await rowsOfSite(database, 1)).toBe(0);
	expect(await rowsOfSite(database, 2)).toBe(kept);
});

onEachEngine('a row that is written late is deleted too', async (database) => {
	await twoSites(database);
	await beginSiteRemoval(database, 1, 1000);
	const complete = (nowMs: number) =>
		completeRemovals({ database, now: () => nowMs, signal, log: silent });
	await complete(1000);
	const late = { site_id: 1, engine_id: 1, active: 1 };
	await database.insertInto('site_engine').values(late).execute();
	expect(await listRemovals(database)).toHaveLength(1);
	await complete(1000 + 3_600_000);
	expect(await listRemovals(database)).toEqual([]);
	expect(await rowsOfSite(database, 1)).toBe(0);
});

onEachEngine('an account is removed with its keys, sites and stored answers', async (database) => {
	await twoSites(database);
	await beginAccountRemoval(database, 1, 1000);
	await completeRemovals({ database, now: () => 1e9, signal, log: silent });
	const tables = (await tablesOf(database)).filter(
		// A crawl may belong to no account.
		({ name }) => !/^(crawl|engine$|plumbline_migration$)/.test(name),
	);
	expect(Object.values(await rowsOf(database, tables)).flat()).toEqual([null]);
});

test('the next request with a key of a removed account is refused', async () => {
	const { app, database, accountId, apiKey } = await testApp({ scopes: ['read'] });
	const url = `/api/v3/account/sites?api_key=${apiKey}`;
	expect((await app.inject(url)).statusCode).toBe(200);
	await beginAccountRemoval(database, accountId, 1000);
	expect((await app.inject(url)).statusCode).toBe(401);
});

onEachEngine('more rows than fit one step are deleted', async (database) => {
	await fillTables(database);
	const rows = Array.from({ length: 12_000 }, (_, index) => index + 10);
	for (let at = 0; at < rows.length; at += 4000) {
		const days = rows.slice(at, at + 4000);
		const values = days.map((day) => ({ site_id: 1, engine_id: 1, page_id: 1, day, visits: 1 }));
		await database.insertInto('page_day').values(values).execute();
	}
	const [removal] = await listRemovals(database);
	if (removal === undefined) throw new Error('The removal is not listed.');
	await deleteRows(database, removal, { now: () => 1000, signal });
	expect(await rowsOfSite(database, 1)).toBe(0);
});

/** Links that share a site are gone as soon as its removal begins; a crawl takes its own tables with it. */
const othersEmptied = ['console_session', 'crawl', 'removal'];

onEachEngine('every table of sites is among those that are emptied', async (database) => {
	const ofSites = (await tablesOf(database)).filter(
		({ name, columns }) =>
			columns.some((column) => column.name === 'site_id') && !othersEmptied.includes(name),
	);
	expect(siteTables.map(({ name }) => name).toSorted()).toEqual(ofSites.map(({ name }) => name));
});
