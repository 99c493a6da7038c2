import type { Kysely } from 'kysely';
import type { DialectName } from './dialect-name.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

const marker = 'plumbline_migration';

export class ForeignDatabaseError extends Error {}

/** Brings the schema up to date. Another program’s database is refused before anything is written. */
export async function migrate(database: Kysely<Schema>, dialect: DialectName): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		const applied = await appliedMigrations(transaction);
		for (const { name, apply } of migrations) {
			if (applied.has(name)) continue;
			// A migration knows the tables of its time only.
			await apply(transaction as unknown as Kysely<unknown>, dialect);
			await transaction.insertInto(marker).values({ name, applied_ms: Date.now() }).execute();
		}
	});
}

async function appliedMigrations(database: Kysely<Schema>): Promise<ReadonlySet<string>> {
	const tables = await database.introspection.getTables();
	if (!tables.some(({ name }) => name === marker)) {
		if (tables.length > 0) throw foreign(tables.map(({ name }) => name));
		await createMarker(database);
	}
	const rows = await database.selectFrom(marker).select('name').execute();
	const applied = new Set(rows.map(({ name }) => name));
	refuseNewer(applied);
	return applied;
}

async function createMarker(database: Kysely<Schema>): Promise<void> {
	await database.schema
		.createTable(marker)
		.addColumn('name', 'text', (column) => column.primaryKey().notNull())
		.addColumn('applied_ms', 'bigint', (column) => column.notNull())
		.execute();
}

function refuseNewer(applied: ReadonlySet<string>): void {
	const known = new Set(migrations.map(({ name }) => name));
	const unknown = [...applied].filter((name) => !known.has(name));
	if (unknown.length === 0) return;
	throw new ForeignDatabaseError(
		`This database was written by a newer version (${unknown.join(', ')}). Run that version, or restore a backup from before.`,
	);
}

function foreign(tables: readonly string[]): ForeignDatabaseError {
	return new ForeignDatabaseError(
		`This database belongs to something else: it has tables (${tables.slice(0, 3).join(', ')}) but not ours. Give DATABASE_URL a file of its own.`,
	);
}
