import {
	type Dialect,
	DummyDriver,
	Kysely,
	PostgresAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from 'kysely';
import type { DialectName } from '../database/dialect-of.ts';
import type { Migration } from '../database/migrations.ts';

/** The statements that a migration would run on an empty database. Needs no database. */
export async function statementsOf(
	{ apply }: Migration,
	dialect: DialectName,
): Promise<readonly string[]> {
	const statements: string[] = [];
	const database = new Kysely<unknown>({
		dialect: dialects[dialect],
		log: ({ query }) => void statements.push(query.sql),
	});
	await apply(database, dialect);
	await database.destroy();
	return statements;
}

const dialects: Readonly<Record<DialectName, Dialect>> = {
	sqlite: {
		createAdapter: () => new SqliteAdapter(),
		createDriver: () => new DummyDriver(),
		createIntrospector: (database) => new SqliteIntrospector(database),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	},
	postgres: {
		createAdapter: () => new PostgresAdapter(),
		createDriver: () => new DummyDriver(),
		createIntrospector: (database) => new PostgresIntrospector(database),
		createQueryCompiler: () => new PostgresQueryCompiler(),
	},
};
