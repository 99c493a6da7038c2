import { scopes } from '@plumbline/core/api';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { databaseUrl } from '../testing/database.ts';
import { runServer } from './run-server.ts';

test('a server on a PostgreSQL standby answers reads, and says where to send changes', async (context) => {
	const url = await databaseUrl('postgres', context);
	const { apiKey, siteKey } = await siteIn(url);
	const settings = { DATABASE_URL: url, PORT: '0', PLUMBLINE_LOG: 'silent' };
	const server = await runServer(readConfig(settings));
	onTestFinished(() => server.close());
	const call = (path: string, body: object = {}) =>
		fetch(`${server.url}/api/v3/${path}`, {
			method: 'POST',
			headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
	const sites = await call('account/sites');
	expect(await sites.json()).toMatchObject([{ site_global_key: siteKey }]);
	const refused = await call('keywords/add_keywords', {
		site_global_key: siteKey,
		keywords: ['rye'],
	});
	expect(refused.status).toBe(503);
	expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('main server') });
});

/** An account with a site, in a database that takes no changes afterwards. */
async function siteIn(url: string) {
	const database = await openDatabase(url);
	const accountId = (await createAccount(database, { name: 'Bakery' }))?.id ?? 0;
	const site = { accountId, domain: 'bread.example', title: 'Bread' };
	const { globalKey: siteKey } = await ensureSite(database, site);
	const apiKey = await createApiKey(database, { accountId, scopes });
	const name = sql.id(new URL(url).pathname.slice(1));
	await sql`alter database ${name} set default_transaction_read_only = on`.execute(database);
	await database.destroy();
	return { apiKey, siteKey };
}
