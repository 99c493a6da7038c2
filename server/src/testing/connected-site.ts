import { ensureAccount } from '../accounts/accounts.store.ts';
import { trackEngine } from '../accounts/engines.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import { addConnection } from '../sources/connections.store.ts';
import { createVault } from '../sources/seal.ts';
import type { SyncProgress, SyncWork } from '../sources/source.ts';
import { sourceAccess } from '../sources/source-access.ts';
import { syncedSite } from '../sources/synced-site.store.ts';

export const testVault = createVault({ secret: 'only for tests', secretFile: '/nowhere' });

interface Connected {
	readonly source: string;
	readonly settings: unknown;
	readonly credentials: unknown;
	readonly engineKey?: string;
	readonly domain?: string;
	readonly now?: () => number;
	readonly signal?: AbortSignal;
	readonly fetch?: typeof globalThis.fetch;
	readonly onProgress?: (progress: SyncProgress) => void;
}

/** A site with this connection, and the work to sync it. */
export async function connectedSite(
	database: Database,
	{
		source,
		settings,
		credentials,
		engineKey = 'google_us',
		domain = 'example.com',
		...more
	}: Connected,
): Promise<SyncWork> {
	const account = await ensureAccount(database, 'Bakery');
	const { id: siteId } = await ensureSite(database, {
		accountId: account.id,
		domain,
		title: 'Bakery',
	});
	const engineId = await trackEngine(database, siteId, engineKey);
	const given = { siteId, source, engineId, settings, credentials };
	const connection = await addConnection(database, testVault, given);
	const surroundings = { database, vault: testVault, now: Date.now, fetch, ...signals(), ...more };
	const site = await syncedSite(database, siteId);
	if (site === null) throw new Error('The site was created but is not there.');
	return {
		...(await sourceAccess(surroundings, connection)),
		database,
		target: { siteId, engineId },
		site,
		onProgress: more.onProgress ?? (() => undefined),
		wait: async () => undefined,
	};
}

function signals() {
	return { signal: new AbortController().signal };
}
