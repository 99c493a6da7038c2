import { openDatabase } from '../database/open-database.ts';
import { listConnections } from '../sources/connections.store.ts';
import { serp } from '../sources/serp/serp.source.ts';
import { sourceAccess } from '../sources/source-access.ts';
import { syncedSite } from '../sources/synced-site.store.ts';
import { testVault } from './connected-site.ts';

// A process that checks the results pages of the first connection once, and can be killed at that.

const [, , databaseUrl = '', time = ''] = process.argv;
const database = await openDatabase(databaseUrl);
const [connection] = await listConnections(database);
const site = connection && (await syncedSite(database, connection.siteId));
if (!connection || !site) throw new Error('There is nothing to check.');
const { signal } = new AbortController();
const surroundings = { database, vault: testVault, fetch, now: () => Date.parse(time), signal };
const access = await sourceAccess(surroundings, connection);
process.stdout.write('begun\n');
await serp.sync({
	...access,
	database,
	target: { siteId: connection.siteId, engineId: connection.engineId },
	site,
	onProgress: () => undefined,
	wait: async () => undefined,
});
await database.destroy();
