import { openDatabase } from '../../database/open-database.ts';
import { createAuditPool, defaultPoolLimits } from '../../pages/audits/audit-pool.ts';
import { createPageFetcher } from '../../pages/fetch/fetch-page.ts';
import { defaultLimits } from '../../pages/fetch/limits.ts';
import { refreshSampleAccount } from '../../sample/sample-account.ts';
import { createApp } from '../../service/app.ts';

// The server with the sample account on a certain day, until it is killed. Prints its origin and a key.

const noon = Date.UTC(2026, 10, 20, 12);

const database = await openDatabase('sqlite::memory:');
const { apiKey } = await refreshSampleAccount(database, noon);
const app = await createApp({
	services: {
		fetcher: createPageFetcher({ allowedHosts: new Set(), limits: defaultLimits }),
		pool: createAuditPool({ ...defaultPoolLimits, threads: 1, waitMs: 60_000 }),
		renderer: null,
	},
	rateLimit: 'off',
	logLevel: 'silent',
	checkOutput: true,
	database,
	now: () => noon,
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ origin, apiKey }));
