import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

/** The tables and columns that are there, whatever today’s types say. */
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

/** A row in every table, each number 1, so that whatever refers to an account or a site finds it. */
export async function fillTables(database: Database): Promise<void> {
	const tables = await tablesOf(database);
	const rank = ({ name }: { readonly name: string }) => ['account', 'site'].indexOf(name) + 1 || 9;
	// The tables of an earlier state are not today’s.
	const untyped = database as unknown as Kysely<Record<string, Record<string, unknown>>>;
	for (const { name, columns } of tables.toSorted((one, other) => rank(one) - rank(other))) {
		if (name === 'plumbline_migration') continue;
		const values = columns.map(({ name, type }) => [name, /text/i.test(type) ? `a ${name}` : 1]);
		await untyped.insertInto(name).values(Object.fromEntries(values)).execute();
	}
}

/** What these tables hold, beside which migrations were applied when. */
export async function rowsOf(database: Database, tables: Tables) {
	const rows: Record<string, unknown> = {};
	for (const { name, columns } of tables) {
		const named = sql.join(columns.map(({ name }) => sql.ref(name)));
		rows[name] = (await sql`select ${named} from ${sql.table(name)}`.execute(database)).rows;
	}
	return { ...rows, plumbline_migration: null };
}
