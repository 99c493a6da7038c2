import { expect } from 'vitest';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { openDatabase } from '../database/open-database.ts';
import { testApp } from '../testing/app.ts';
import { onEachEngine } from '../testing/database.ts';

const url = '/api/v3/account/sites';

async function sitesOf(app: Awaited<ReturnType<typeof testApp>>) {
	return async (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
		app.app.inject({ method, url, headers: { authorization: `Bearer ${app.apiKey}`, ...headers } });
}

onEachEngine('an unchanged answer is not sent twice', async (database) => {
	const call = await sitesOf(await testApp({ scopes: ['read'], database }));
	const first = await call();
	const tag = String(first.headers.etag);
	expect(first.headers).toMatchObject({
		'cache-control': 'private, no-cache',
		vary: 'Authorization, Cookie, X-API-Key',
		etag: expect.stringMatching(/^"[\w-]{27}"$/),
	});
	for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
		const again = await call({ 'if-none-match': known });
		expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
	}
	expect((await call({ 'if-none-match': '"other"' })).statusCode).toBe(200);
	expect((await call({ 'if-none-match': tag }, 'HEAD')).statusCode).toBe(304);
	expect((await call({ 'if-none-match': tag }, 'POST')).statusCode).toBe(200);
});

onEachEngine('the next answer includes what a different process wrote', async (database, dbUrl) => {
	const given = await testApp({ scopes: ['read'], database });
	const call = await sitesOf(given);
	const tag = String((await call()).headers.etag);
	await call();
	const other = await openDatabase(dbUrl);
	await ensureSite(other, { accountId: given.accountId, domain: 'new.example', title: 'New' });
	const next = await call({ 'if-none-match': tag });
	expect(next.json()).toMatchObject([{ domain: 'new.example' }]);
	await other.updateTable('api_key').set({ revoked_ms: 1 }).execute();
	expect((await call()).statusCode).toBe(401);
	await other.destroy();
});

onEachEngine('accounts do not share answers', async (database) => {
	const given = await testApp({ scopes: ['read'], database });
	await ensureSite(database, { accountId: given.accountId, domain: 'a.example', title: 'A' });
	await (await sitesOf(given))();
	const account = { global_key: 'b', name: 'B', created_ms: 1 };
	const { id } = await database
		.insertInto('account')
		.values(account)
		.returning('id')
		.executeTakeFirstOrThrow();
	const apiKey = await createApiKey(database, { accountId: id, scopes: ['read'] });
	const theirs = await (await sitesOf({ ...given, apiKey }))();
	expect(theirs.json()).toEqual([]);
});

onEachEngine(
	'a URL that contains a key is cached nowhere, but its ETag works',
	async (database) => {
		const { app, apiKey } = await testApp({ scopes: ['read'], database });
		const call = (headers = {}) => app.inject({ url: `${url}?api_key=${apiKey}`, headers });
		const { headers } = await call();
		expect(headers['cache-control']).toBe('private, no-store');
		expect((await call({ 'if-none-match': headers.etag })).statusCode).toBe(304);
	},
);
