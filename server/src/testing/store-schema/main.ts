import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { DialectName } from '../../database/dialect-of.ts';
import { createMarker, marker } from '../../database/migrate.ts';
import { type Migration, migrations } from '../../database/migrations.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { Schema } from '../../database/schema.ts';
import { fillTables, rowsOf, tablesOf } from '../every-table.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { statementsOf } from '../statements-of.ts';

// npm run ts -- server/src/testing/store-schema/main.ts VERSION [LAST_MIGRATION] writes the database of a release,
// with a row in each table, for the test that upgrades it.

const [, , version = '', last = migrations.at(-1)?.name] = process.argv;
const released = migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1);
const folder = new URL('../../database/stored/', import.meta.url);

const server = await startPostgres();
try {
	for (const [dialect, url] of [
		['sqlite', 'sqlite::memory:'],
		['postgres', server.url],
	] as const) {
		const text = `-- Plumbline ${version}, written by server/src/testing/store-schema/main.ts\n${await sqlOf(dialect, url)}`;
		await writeFile(fileURLToPath(new URL(`${version}.${dialect}.sql`, folder)), text);
	}
} finally {
	await server.stop();
}

async function sqlOf(dialect: DialectName, url: string): Promise<string> {
	const beginning: Migration = {
		name: 'marker',
		// The only table that no migration creates.
		apply: (database) => createMarker(database as Kysely<Schema>),
	};
	const statements: string[] = [];
	for (const migration of [beginning, ...released]) {
		statements.push(...(await statementsOf(migration, dialect)));
	}
	statements.push(...(await insertsOf(dialect, url)));
	return statements.map((statement) => `${statement};\n`).join('');
}

async function insertsOf(dialect: DialectName, url: string): Promise<string[]> {
	const database = await openDatabase(url, { migrations: released });
	await fillTables(database);
	const tables = await tablesOf(database);
	const rows: Record<string, unknown> = await rowsOf(database, tables);
	await database.destroy();
	const marked = released.map(({ name }) => ({ name, applied_ms: 1 }));
	const inserts = inOrder(tables.map(({ name }) => name)).flatMap((name) =>
		(name === marker ? marked : rowList(rows[name])).map((row) => insert(name, row)),
	);
	const numbered = tables.filter(({ columns }) => columns.some(({ name }) => name === 'id'));
	return dialect === 'sqlite'
		? inserts
		: [...inserts, ...numbered.map(({ name }) => counted(name))];
}

/** Accounts and sites first, because others refer to them. */
function inOrder(names: readonly string[]): readonly string[] {
	const first = ['account', 'site'];
	return [...first, ...names.filter((name) => !first.includes(name))];
}

function rowList(rows: unknown): readonly object[] {
	return Array.isArray(rows) ? rows : [];
}

function insert(table: string, row: object): string {
	const names = Object.keys(row).map((name) => `"${name}"`);
	const values = Object.values(row).map((value) =>
		typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
	);
	return `insert into "${table}" (${names.join(', ')}) values (${values.join(', ')})`;
}

/** The next id follows the stored ones. */
function counted(table: string): string {
	return `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from "${table}"`;
}
