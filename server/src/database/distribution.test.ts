import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl } from '../testing/database.ts';
import { type Database, openDatabase } from './open-database.ts';

/** On a cluster these are the same on every machine: small, and asked before a site is known. */
const everywhere = [
	'account',
	'api_key',
	'engine',
	'idempotent_answer',
	'job',
	'plumbline_migration',
	'site',
];

test('every other table can be distributed by site: each of its keys begins with the site', async (context) => {
	const database = await openDatabase(await databaseUrl('postgres', context));
	onTestFinished(() => database.destroy());
	const keys = await uniqueKeys(database);
	const ofSites = keys.filter(({ table }) => !everywhere.includes(table));
	expect(new Set(ofSites.map(({ table }) => table)).size).toBeGreaterThan(20);
	expect(ofSites.filter(({ columns }) => columns.split(',')[0] !== 'site_id')).toEqual([]);
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
