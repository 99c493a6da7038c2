import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

/** The existing tables and columns, whatever today’s types say. */
export async function tablesOf(database: Database) {
	const tables = await database.introspection.getTables();
	return tables
		.map(({ name, columns }) => ({
			name,
			columns: columns
				.map(({ name, dataType, isNullable }) => ({ name, type: dataType, isNullable }))
				.toSorted((one, other) => one.name.localeCompare(other.name)),
		}))
		.toSorted((one, other) => one.name.localeCompare(other.name));
}

export type Tables = Awaited<ReturnType<typeof tablesOf>>;

/** A row in every table with 1 in each number, so that references to an account or a site resolve. */
export async function fillTables(database: Database): Promise<void> {
	const tables = await tablesOf(database);
	const rank = ({ name }: { readonly name: string }) => ['account', 'site'].indexOf(name) + 1 || 9;
	// The tables of an earlier schema are not in today’s types.
	const untyped = database as unknown as Kysely<Record<string, Record<string, unknown>>>;
	for (const { name, columns } of tables.toSorted((one, other) => rank(one) - rank(other))) {
		if (name === 'plumbline_migration') continue;
		const values = columns.map(({ name, type }) => [name, /text/i.test(type) ? `a ${name}` : 1]);
		await untyped.insertInto(name).values(Object.fromEntries(values)).execute();
	}
}

/** The content of these tables, and when each migration was applied. */
export async function rowsOf(database: Database, tables: Tables) {
	const rows: Record<string, unknown> = {};
	for (const { name, columns } of tables) {
		const named = sql.join(columns.map(({ name }) => sql.ref(name)));
		rows[name] = (await sql`select ${named} from ${sql.table(name)}`.execute(database)).rows;
	}
	return { ...rows, plumbline_migration: null };
}
