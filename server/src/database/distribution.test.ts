import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import {
	coordinatorTables,
	crawlTables,
	distributedTables,
} from '../testing/cluster/cluster-tables.ts';
import { databaseUrl } from '../testing/database.ts';
import { type Database, openDatabase } from './open-database.ts';

test('every other table can be distributed by site: each of its keys begins with the site', async (context) => {
	const database = await openDatabase(await databaseUrl('postgres', context));
	onTestFinished(() => database.destroy());
	const keys = await uniqueKeys(database);
	const elsewhere = [...coordinatorTables, ...crawlTables];
	const ofSites = keys.filter(({ table }) => !elsewhere.includes(table));
	expect(new Set(ofSites.map(({ table }) => table))).toEqual(new Set(distributedTables));
	expect(ofSites.filter(({ columns }) => columns.split(',')[0] !== 'site_id')).toEqual([]);
});

test('the tables of crawls can be distributed by crawl', async (context) => {
	const database = await openDatabase(await databaseUrl('postgres', context));
	onTestFinished(() => database.destroy());
	const keys = await uniqueKeys(database);
	const ofCrawls = keys.filter(({ table }) => crawlTables.includes(table));
	expect(new Set(ofCrawls.map(({ table }) => table))).toEqual(new Set(crawlTables));
	expect(ofCrawls.filter(({ columns }) => columns.split(',')[0] !== 'crawl_id')).toEqual([]);
});

test('no table has a trigger, because a cluster cannot distribute it then', async (context) => {
	const database = await openDatabase(await databaseUrl('postgres', context));
	onTestFinished(() => database.destroy());
	const { rows } = await sql`
		select tgrelid::regclass::text as "table" from pg_trigger
		where tgrelid::regclass::text = any(${distributedTables})`.execute(database);
	expect(rows).toEqual([]);
});

test('the guide distributes exactly these tables, and names those that stay', () => {
	const guide = readFileSync(new URL('../../../docs/scaling.md', import.meta.url), 'utf8');
	const namesIn = (pattern: RegExp) =>
		[...(pattern.exec(guide)?.[1] ?? '').matchAll(/['`](\w+)['`]/g)].map(([, name]) => name);

	expect(namesIn(/unnest\(array\[([^\]]*'keyword'[^\]]*)\]\)/)).toEqual(distributedTables);
	expect(namesIn(/unnest\(array\[([^\]]*'crawl_url'[^\]]*)\]\)/)).toEqual(crawlTables);
	expect(namesIn(/^- (.*) stay on the coordinator/m)).toEqual(coordinatorTables);
});

async function uniqueKeys(database: Database) {
	const { rows } = await sql<{ table: string; columns: string }>`
		select constrained.table_name as "table",
			string_agg(used.column_name, ',' order by used.ordinal_position) as columns
		from information_schema.table_constraints constrained
		join information_schema.key_column_usage used using (constraint_schema, constraint_name)
		where constrained.constraint_type in ('PRIMARY KEY', 'UNIQUE')
			and constrained.constraint_schema = current_schema()
		group by constrained.table_name, constrained.constraint_name`.execute(database);
	return rows;
}
