import type { CreateTableBuilder, Kysely } from 'kysely';
import type { DialectName } from '../dialect-of.ts';
import type { Migration } from '../migrations.ts';

export const accounts: Migration = {
	name: '001-accounts',
	apply: async (database, dialect) => {
		await createAccount(database, dialect);
		await createApiKey(database, dialect);
		await createSite(database, dialect);
	},
};

async function createAccount(database: Kysely<unknown>, dialect: DialectName): Promise<void> {
	await database.schema
		.createTable('account')
		.$call((table) => addId(table, dialect))
		.addColumn('global_key', 'text', (column) => column.notNull().unique())
		.addColumn('name', 'text', (column) => column.notNull().unique())
		.addColumn('created_ms', 'bigint', (column) => column.notNull())
		.execute();
}

async function createApiKey(database: Kysely<unknown>, dialect: DialectName): Promise<void> {
	await database.schema
		.createTable('api_key')
		.$call((table) => addId(table, dialect))
		.addColumn('account_id', 'integer', (column) => column.notNull().references('account.id'))
		.addColumn('hash', 'text', (column) => column.notNull().unique())
		.addColumn('last4', 'text', (column) => column.notNull())
		.addColumn('scopes', 'text', (column) => column.notNull())
		.addColumn('rate_limit', 'integer')
		.addColumn('created_ms', 'bigint', (column) => column.notNull())
		.addColumn('expires_ms', 'bigint')
		.addColumn('revoked_ms', 'bigint')
		.addColumn('last_used_ms', 'bigint')
		.execute();
	await database.schema
		.createIndex('api_key_by_account')
		.on('api_key')
		.column('account_id')
		.execute();
}

async function createSite(database: Kysely<unknown>, dialect: DialectName): Promise<void> {
	await database.schema
		.createTable('site')
		.$call((table) => addId(table, dialect))
		.addColumn('account_id', 'integer', (column) => column.notNull().references('account.id'))
		.addColumn('global_key', 'text', (column) => column.notNull().unique())
		.addColumn('domain', 'text', (column) => column.notNull())
		.addColumn('title', 'text', (column) => column.notNull())
		.addColumn('created_ms', 'bigint', (column) => column.notNull())
		.addUniqueConstraint('site_once', ['account_id', 'domain'])
		.execute();
}

function addId<Table extends string>(table: CreateTableBuilder<Table>, dialect: DialectName) {
	return table.addColumn('id', 'integer', (column) =>
		dialect === 'sqlite'
			? column.primaryKey().autoIncrement()
			: column.primaryKey().generatedByDefaultAsIdentity(),
	);
}
