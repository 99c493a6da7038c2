import { openDatabase } from '../database/open-database.ts';
import { listConnections } from '../sources/connections.store.ts';
import { sourceAccess } from '../sources/source-access.ts';
import { findSource } from '../sources/sources.ts';
import { syncedSite } from '../sources/synced-site.store.ts';
import { testVault } from './connected-site.ts';

// A process that syncs the first connection of a database once, at a given time, for tests to kill.

const [, , databaseUrl = '', time = ''] = process.argv;
const database = await openDatabase(databaseUrl);
const [connection] = await listConnections(database);
const site = connection && (await syncedSite(database, connection.siteId));
const source = connection && findSource(connection.source);
if (!connection || !site || !source) throw new Error('There is nothing to read.');
const { signal } = new AbortController();
const surroundings = { database, vault: testVault, fetch, now: () => Date.parse(time), signal };
const access = await sourceAccess(surroundings, connection);
process.stdout.write('begun\n');
await source.sync({
	...access,
	database,
	target: { siteId: connection.siteId, engineId: connection.engineId },
	site,
	onProgress: () => undefined,
	wait: async () => undefined,
});
await database.destroy();
