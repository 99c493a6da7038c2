import type { Database } from '../database/open-database.ts';
import { connectCommand } from './connect-command.ts';
import { openCredentials } from './connections.store.ts';
import type { Vault } from './seal.ts';
import { type Connection, type SourceAccess, SourceError } from './source.ts';

interface Surroundings {
	readonly database: Database;
	readonly vault: Vault;
	readonly fetch: typeof fetch;
	readonly now: () => number;
	readonly signal: AbortSignal;
}

/** A connection with decrypted credentials. Throws a SourceError if their key is gone. */
export async function sourceAccess(
	{ database, vault, fetch, now, signal }: Surroundings,
	connection: Connection,
): Promise<SourceAccess> {
	const result = await openCredentials(database, vault, connection);
	if (!result.opened) throw await sealedForGood(database, connection);
	return { connection, credentials: result.credentials, fetch, now, signal };
}

async function sealedForGood(database: Database, connection: Connection): Promise<SourceError> {
	const site = await database
		.selectFrom('site')
		.select('global_key')
		.where('id', '=', connection.siteId)
		.executeTakeFirst();
	return new SourceError(
		'credentials',
		`The credentials of ${connection.source} (${connection.engineKey}) cannot be decrypted: their key, PLUMBLINE_SECRET or the file secret.key beside the database, is missing or has changed.`,
		{
			remedy: `Restore that key, or enter the credentials again: ${connectCommand(connection.source, site?.global_key)}.`,
		},
	);
}
