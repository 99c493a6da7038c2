import { trackEngine } from '../../accounts/engines.store.ts';
import type { Database } from '../../database/open-database.ts';
import { addConnection } from '../connections.store.ts';
import type { GoogleCredentials } from '../google/google-credentials.ts';
import type { Vault } from '../seal.ts';
import type { Connection } from '../source.ts';
import { googleSearchConsole } from './google-search-console.source.ts';

interface NewSeries {
	readonly siteId: number;
	readonly engineKey: string;
	readonly property: string;
	/** Replaces Google’s URL. */
	readonly baseUrl?: string | null | undefined;
	readonly credentials: GoogleCredentials;
}

/** Connects one series of a property; nothing is read yet. */
export async function connectSeries(
	database: Database,
	vault: Vault,
	{ siteId, engineKey, property, baseUrl, credentials }: NewSeries,
): Promise<Connection> {
	return addConnection(database, vault, {
		siteId,
		source: googleSearchConsole.name,
		engineId: await trackEngine(database, siteId, engineKey),
		settings: { property, ...(baseUrl && { baseUrl }) },
		credentials,
	});
}
