import type { Database } from '../database/open-database.ts';
import type { Vault } from './seal.ts';
import type { Connection } from './source.ts';

export interface NewConnection {
	readonly siteId: number;
	readonly source: string;
	readonly engineId: number;
	/** JSON, nothing secret. */
	readonly settings: unknown;
	/** JSON, encrypted; null for a source that needs none. */
	readonly credentials: unknown;
}

/**
 * Adds the connection, or replaces the site’s connection for that source and engine. If the
 * settings change its days are read again, because they may belong to a different property.
 */
export async function addConnection(
	database: Database,
	vault: Vault,
	connection: NewConnection,
): Promise<Connection> {
	const settings = JSON.stringify(connection.settings);
	const credentials =
		connection.credentials === null
			? null
			: await vault.seal(JSON.stringify(connection.credentials), identityOf(connection));
	const id = await database.transaction().execute(async (transaction) => {
		const before = await transaction
			.selectFrom('connection')
			.select(['id', 'settings'])
			.where('site_id', '=', connection.siteId)
			.where('source', '=', connection.source)
			.where('engine_id', '=', connection.engineId)
			.executeTakeFirst();
		if (before !== undefined && before.settings !== settings)
			await forgetDays(transaction, connection.siteId, before.id);
		const added = await transaction
			.insertInto('connection')
			.values({
				site_id: connection.siteId,
				source: connection.source,
				engine_id: connection.engineId,
				settings,
				credentials,
				created_ms: Date.now(),
			})
			.onConflict((conflict) =>
				conflict.columns(['site_id', 'source', 'engine_id']).doUpdateSet({ settings, credentials }),
			)
			.returning('id')
			.executeTakeFirstOrThrow();
		return added.id;
	});
	const added = await findConnection(database, connection.siteId, id);
	if (added === null) throw new Error(`Connection ${id} was added but is not there.`);
	return added;
}

export async function findConnection(
	database: Database,
	siteId: number,
	id: number,
): Promise<Connection | null> {
	const row = await select(database)
		.where('connection.site_id', '=', siteId)
		.where('connection.id', '=', id)
		.executeTakeFirst();
	return row === undefined ? null : toConnection(row);
}

/** Oldest first; of one site, or of all. */
export async function listConnections(database: Database, siteId?: number): Promise<Connection[]> {
	const rows = await select(database)
		.$if(siteId !== undefined, (query) => query.where('connection.site_id', '=', siteId ?? 0))
		.orderBy('connection.site_id')
		.orderBy('connection.id')
		.execute();
	return rows.map(toConnection);
}

/** For settings that leave the days right that were read with the earlier ones. */
export async function changeSettings(
	database: Database,
	{ id, siteId }: Pick<Connection, 'id' | 'siteId'>,
	settings: object,
): Promise<void> {
	await database
		.updateTable('connection')
		.set({ settings: JSON.stringify(settings) })
		.where('site_id', '=', siteId)
		.where('id', '=', id)
		.execute();
}

/** Removes the connection; its facts stay. False if there is no such connection. */
export async function removeConnection(
	database: Database,
	siteId: number,
	id: number,
): Promise<boolean> {
	return database.transaction().execute(async (transaction) => {
		await forgetDays(transaction, siteId, id);
		const { numDeletedRows } = await transaction
			.deleteFrom('connection')
			.where('site_id', '=', siteId)
			.where('id', '=', id)
			.executeTakeFirst();
		return numDeletedRows > 0n;
	});
}

export type OpenedCredentials =
	| { readonly opened: true; readonly credentials: unknown }
	/** The key that encrypted them is missing, so they have to be entered again. */
	| { readonly opened: false };

export async function openCredentials(
	database: Database,
	vault: Vault,
	connection: Connection,
): Promise<OpenedCredentials> {
	const { credentials } = await database
		.selectFrom('connection')
		.select('credentials')
		.where('site_id', '=', connection.siteId)
		.where('id', '=', connection.id)
		.executeTakeFirstOrThrow();
	if (credentials === null) return { opened: true, credentials: null };
	const plain = await vault.open(credentials, identityOf(connection));
	return plain === null ? { opened: false } : { opened: true, credentials: JSON.parse(plain) };
}

function identityOf({ siteId, source, engineId }: Omit<NewConnection, 'settings' | 'credentials'>) {
	return `connection ${siteId} ${source} ${engineId}`;
}

async function forgetDays(database: Database, siteId: number, id: number): Promise<void> {
	await database
		.deleteFrom('connection_day')
		.where('site_id', '=', siteId)
		.where('connection_id', '=', id)
		.execute();
}

function select(database: Database) {
	return database
		.selectFrom('connection')
		.innerJoin('engine', 'engine.id', 'connection.engine_id')
		.select(['connection.id', 'connection.site_id as siteId', 'connection.source'])
		.select(['connection.engine_id as engineId', 'engine.key as engineKey'])
		.select('connection.settings');
}

type Row = Omit<Connection, 'settings'> & { readonly settings: string };

function toConnection(row: Row): Connection {
	return { ...row, settings: JSON.parse(row.settings) };
}
