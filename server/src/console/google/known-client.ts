import { sitesOfAccount } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { listConnections, openCredentials } from '../../sources/connections.store.ts';
import {
	type OAuthClient,
	parseGoogleCredentials,
} from '../../sources/google/google-credentials.ts';
import type { Vault } from '../../sources/seal.ts';

/** The OAuth client of a connection that the account already has. */
export async function knownClient(
	database: Database,
	vault: Vault,
	accountId: number,
): Promise<OAuthClient | null> {
	for (const { id } of await sitesOfAccount(database, accountId)) {
		for (const connection of await listConnections(database, id)) {
			if (!connection.source.startsWith('google-')) continue;
			const result = await openCredentials(database, vault, connection);
			const credentials = result.opened ? parseGoogleCredentials(result.credentials) : null;
			if (credentials?.kind === 'oauth') return credentials;
		}
	}
	return null;
}
