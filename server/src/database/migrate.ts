import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ExpectedError } from '../process/expected-error.ts';
import type { DialectName } from './dialect-of.ts';
import { migrationChecksums } from './migrations/006-migration-checksums.ts';
import { checksums } from './migrations/checksums.ts';
import { type Migration, migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** The tables that people created, in the schema that ours would be in. */
async function tableNames<Tables>(
	database: Kysely<Tables>,
	dialect: DialectName,
): Promise<readonly string[]> {
	const { rows } = await queries[dialect].execute(database);
	return rows.map(({ name }) => name);
}

const queries: Readonly<Record<DialectName, RawBuilder<{ readonly name: string }>>> = {
	sqlite: sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
		order by name`,
	// Tables of an extension, such as spatial_ref_sys, contain nobody’s data.
	postgres: sql`select relname as name from pg_class where relkind in ('r', 'p')
		and relnamespace = current_schema()::regnamespace and not exists (
			select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
		) order by relname`,
};

export const marker = 'plumbline_migration';

/**
 * Brings the schema up to date; refuses a database of a different program before writing anything.
 * Only reads if the schema is current, so a concurrent writer never delays a start.
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
			// A migration only knows the tables of its time, not today's types.
			await apply(transaction as unknown as Kysely<unknown>, dialect);
			await transaction.insertInto(marker).values({ name, applied_ms: Date.now() }).execute();
		}
		if (wanted.includes(migrationChecksums)) await noteChecksums(transaction, dialect);
	});
}

/** Any constant works; these are the letters of “plumbline” on a telephone keypad. */
const lockNumber = 758_625_463;

/** Only PostgreSQL needs it: SQLite runs one write transaction at a time anyway. */
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
	// Without naming columns: an early schema has no checksums.
	const rows = await database.selectFrom(marker).selectAll().execute();
	const applied = new Set(rows.map(({ name }) => name));
	refuseNewer(applied);
	refuseEdited(rows, dialect);
	return applied;
}

async function noteChecksums(database: Kysely<Schema>, dialect: DialectName): Promise<void> {
	for (const [name, { [dialect]: checksum }] of Object.entries(checksums)) {
		await database
			.updateTable(marker)
			.set({ checksum })
			.where('name', '=', name)
			.where('checksum', 'is', null)
			.execute();
	}
}

export async function createMarker(database: Kysely<Schema>): Promise<void> {
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
		`This database was written by a newer version (${unknown.join(', ')}). Run that version, or restore an older backup.`,
	);
}

function refuseEdited(
	rows: readonly { readonly name: string; readonly checksum?: string | null }[],
	dialect: DialectName,
): void {
	const edited = rows.find(({ name, checksum }) => {
		const known = checksums[name]?.[dialect];
		return typeof checksum === 'string' && known !== undefined && checksum !== known;
	});
	if (edited === undefined) return;
	throw new ExpectedError(
		'foreign_database',
		`The migration ${edited.name} was edited after it had been applied to this database, so its tables are not those that this version expects. Install the released version again. If you edited the migration yourself, undo the edit and put the change into a new migration.`,
	);
}

function refuseForeign(tables: readonly string[]): void {
	if (tables.includes(marker)) return;
	throw new ExpectedError(
		'foreign_database',
		`This database belongs to a different program: it has tables (${tables.slice(0, 3).join(', ')}) but not Plumbline’s. Give Plumbline a database of its own in DATABASE_URL.`,
	);
}
