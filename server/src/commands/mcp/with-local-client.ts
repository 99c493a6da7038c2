import { type ApiClient, scopes } from '@plumbline/core/api';
import type { Account } from '../../accounts/accounts.store.ts';
import { newApiKey } from '../../accounts/api-keys/api-key.ts';
import type { OwnKey } from '../../accounts/api-keys/caller-finder.ts';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../database/open-database.ts';
import { clientOfApp } from '../../mcp/client-of-app.ts';
import { createAuditPool, defaultPoolLimits } from '../../pages/audits/audit-pool.ts';
import { createPageFetcher } from '../../pages/fetch/fetch-page.ts';
import { defaultLimits } from '../../pages/fetch/limits.ts';
import { createApp } from '../../service/app.ts';
import { accountOrDefault } from '../account/account-named.ts';
import type { Terminal } from '../terminal.ts';

/** Calls the endpoints in this process, on the database of this machine, without a port. */
export async function withLocalClient(
	accountName: string | undefined,
	{ environment, errors }: Terminal,
	work: (client: ApiClient) => Promise<void>,
): Promise<void> {
	const { allowedHosts, databaseUrl } = readConfig(environment);
	const database = await openDatabase(databaseUrl);
	const fetcher = createPageFetcher({
		allowedHosts: new WithLoopback(allowedHosts),
		limits: defaultLimits,
	});
	const pool = createAuditPool(defaultPoolLimits);
	try {
		const ownKey = ownKeyOf(await accountOrDefault(database, accountName));
		const app = await createApp({
			database,
			services: { fetcher, pool },
			rateLimit: 'off',
			// Standard output belongs to the protocol.
			logLevel: 'warn',
			logTo: errors,
			ownKey,
		});
		try {
			await work(clientOfApp(app, ownKey.key));
		} finally {
			await app.close();
		}
	} finally {
		await Promise.all([fetcher.close(), pool.close(), database.destroy()]);
	}
}

/** With every port of this machine: people who start the tools run the servers there. */
class WithLoopback extends Set<string> {
	override has(host: string): boolean {
		return super.has(host) || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\]):\d+$/.test(host);
	}
}

/** People who can open the database are allowed to do everything in it. */
function ownKeyOf({ id, name }: Account): OwnKey {
	const caller = {
		keyId: 0,
		siteId: null,
		accountId: id,
		accountName: name,
		scopes,
		rateLimit: null,
		expiresMs: null,
		lastUsedMs: null,
	};
	return { key: newApiKey(), caller };
}
