import type { Scope } from '@plumbline/core/api';
import { onTestFinished } from 'vitest';
import { createAccount, findAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import { createAuditPool, defaultPoolLimits } from '../pages/audits/audit-pool.ts';
import type { FetchLimits } from '../pages/fetch/limits.ts';
import type { RenderPool } from '../pages/render/renderer.ts';
import { type AppOptions, createApp } from '../service/app.ts';
import { emptyDatabase } from './database.ts';
import { pageFetcher } from './page-fetcher.ts';

/** Shared by all test files of this process; ends with it. Threads start slowly while many tests run. */
const pool = createAuditPool({ ...defaultPoolLimits, threads: 1, waitMs: 60_000 });

interface AppSetup extends Partial<AppOptions> {
	readonly renderer?: RenderPool;
	/** Hosts that the server is allowed to fetch pages from. */
	readonly allow?: readonly string[];
	readonly limits?: Partial<FetchLimits>;
	readonly scopes?: readonly Scope[];
	/** Domain of a site of the account. */
	readonly ownDomain?: string;
}

/** The real server with an account and a key; every answer is checked against the contract. */
export async function testApp({
	allow = [],
	limits = {},
	scopes = ['optimize'],
	ownDomain,
	renderer,
	...options
}: AppSetup = {}) {
	const database = options.database ?? (await emptyDatabase());
	const accountId = await accountNamed(database, 'Bakery');
	if (ownDomain) await ensureSite(database, { accountId, domain: ownDomain, title: 'Bakery' });
	const app = await createApp({
		services: { fetcher: pageFetcher({ allow, limits }), pool, renderer: renderer ?? null },
		rateLimit: 'off',
		logLevel: 'silent',
		checkOutput: true,
		...options,
		database,
	});
	onTestFinished(() => app.close());
	return { app, database, accountId, apiKey: await createApiKey(database, { accountId, scopes }) };
}

async function accountNamed(database: Database, name: string): Promise<number> {
	const account = (await createAccount(database, { name })) ?? (await findAccount(database, name));
	return account?.id ?? 0;
}
