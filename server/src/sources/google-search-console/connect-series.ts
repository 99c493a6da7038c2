import type { SplitDimension } from '@plumbline/core/api';
import { trackEngine } from '../../accounts/engines.store.ts';
import type { Database } from '../../database/open-database.ts';
import { addConnection, changeSettings, listConnections } from '../connections.store.ts';
import type { GoogleCredentials } from '../google/google-credentials.ts';
import type { Vault } from '../seal.ts';
import type { Connection } from '../source.ts';
import { googleSearchConsole } from './google-search-console.source.ts';
import { splitIn, withSplit } from './settings.ts';

interface NewSeries {
	readonly siteId: number;
	readonly engineKey: string;
	readonly property: string;
	/** Replaces Google’s URL. */
	readonly baseUrl?: string | null | undefined;
	readonly credentials: GoogleCredentials;
	/** Without it, a series that was connected before is read as before. */
	readonly split?: readonly SplitDimension[] | undefined;
}

/** Connects one series of a property; nothing is read yet. */
export async function connectSeries(
	database: Database,
	vault: Vault,
	{ siteId, engineKey, property, baseUrl, credentials, split }: NewSeries,
): Promise<Connection> {
	const source = googleSearchConsole.name;
	const known = (await listConnections(database, siteId)).find(
		(one) => one.source === source && one.engineKey === engineKey,
	);
	if (known && split) await chooseSplit(database, known, split);
	return addConnection(database, vault, {
		siteId,
		source,
		engineId: await trackEngine(database, siteId, engineKey),
		settings: withSplit(
			{ property, ...(baseUrl && { baseUrl }) },
			split ?? splitIn(known?.settings),
		),
		credentials,
	});
}

/** Changes the dimensions that a series is read by from now on; its days stay read. */
export async function chooseSplit(
	database: Database,
	connection: Connection,
	split: readonly SplitDimension[],
): Promise<void> {
	await changeSettings(database, connection, withSplit(connection.settings, split));
}
