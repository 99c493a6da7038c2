import { type Kysely, sql } from 'kysely';
import { ExpectedError } from '../errors/expected-error.ts';
import type { DialectName } from './dialect-name.ts';
import { type Migration, migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { tableNames } from './table-names.ts';

export const marker = 'plumbline_migration';

/**
 * Brings the schema up to date, or says that the database is another’s before anything is written.
 * One that is up to date is only read: whoever writes at this moment holds up nobody’s start.
 */
export async function migrate(
	database: Kysely<Schema>,
	dialect: DialectName,
	wanted: readonly Migration[] = migrations,
): Promise<void> {
	const isCurrent = (applied: ReadonlySet<string>) => wanted.every(({ name }) => applied.has(name));
	if (isCurrent(await appliedMigrations(database, dialect))) return;
	await database.transaction().execute(async (transaction) => {
		await lock(transaction, dialect);
		const applied = await appliedMigrations(transaction, dialect);
		if (applied.size === 0) await createMarker(transaction);
		for (const { name, apply } of wanted) {
			if (applied.has(name)) continue;
			// A migration knows the tables of its time only.
			await apply(transaction as unknown as Kysely<unknown>, dialect);
			await transaction.insertInto(marker).values({ name, applied_ms: Date.now() }).execute();
		}
	});
}

/** Any constant works: the letters of “plumbline” on a telephone keypad. */
const lockNumber = 758_625_463;

/** SQLite runs one write transaction at a time anyway. */
async function lock(transaction: Kysely<Schema>, dialect: DialectName): Promise<void> {
	if (dialect === 'postgres') {
		await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(transaction);
	}
}

async function appliedMigrations(
	database: Kysely<Schema>,
	dialect: DialectName,
): Promise<ReadonlySet<string>> {
	const tables = await tableNames(database, dialect);
	if (tables.length === 0) return new Set();
	refuseForeign(tables);
	const rows = await database.selectFrom(marker).select('name').execute();
	const applied = new Set(rows.map(({ name }) => name));
	refuseNewer(applied);
	return applied;
}

async function createMarker(database: Kysely<Schema>): Promise<void> {
	await database.schema
		.createTable(marker)
		.ifNotExists()
		.addColumn('name', 'text', (column) => column.primaryKey().notNull())
		.addColumn('applied_ms', 'bigint', (column) => column.notNull())
		.execute();
}

export function refuseNewer(applied: ReadonlySet<string>): void {
	const known = new Set(migrations.map(({ name }) => name));
	const unknown = [...applied].filter((name) => !known.has(name));
	if (unknown.length === 0) return;
	throw new ExpectedError(
		'foreign_database',
		`This database was written by a newer version (${unknown.join(', ')}). Run that version, or restore a backup from before.`,
	);
}

function refuseForeign(tables: readonly string[]): void {
	if (tables.includes(marker)) return;
	throw new ExpectedError(
		'foreign_database',
		`This database belongs to something else: it has tables (${tables.slice(0, 3).join(', ')}) but not ours. Give DATABASE_URL one of its own.`,
	);
}
