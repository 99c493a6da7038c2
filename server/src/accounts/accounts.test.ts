import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { emptyDatabase } from '../testing/database.ts';
import { createAccount, findAccount } from './accounts.store.ts';
import { parseScopes } from './api-keys/api-key.ts';
import {
	createApiKey,
	listApiKeys,
	type NewApiKey,
	revokeApiKey,
	revokeKeysOfAccount,
} from './api-keys/api-keys.store.ts';
import { createCallerFinder } from './api-keys/caller-finder.ts';
import { isHostOf } from './own-host.ts';

async function databaseWithAccount() {
	const database = await emptyDatabase();
	const account = await createAccount(database, { name: 'Bakery' });
	const accountId = account?.id ?? 0;
	const newKey = (key: Partial<NewApiKey> = {}) =>
		createApiKey(database, { accountId, scopes: ['read'], ...key });
	return { database, accountId, newKey };
}

function callerAt(database: Database, apiKey: string, nowMs: number) {
	return createCallerFinder(database, { now: () => nowMs, onNoteFailed: () => {} }).find(
		apiKey,
		null,
	);
}

const noon = Date.UTC(2026, 10, 20, 12);

test('an account is found by name and by global key, and its name is unique', async () => {
	const { database } = await databaseWithAccount();
	const account = await findAccount(database, 'Bakery');
	expect(await findAccount(database, account?.globalKey ?? '')).toEqual(account);
	expect(await createAccount(database, { name: 'Bakery' })).toBeNull();
	expect(await findAccount(database, 'Butcher')).toBeNull();
});

test('a key identifies its account and scopes', async () => {
	const { database, accountId, newKey } = await databaseWithAccount();
	const apiKey = await newKey({ scopes: ['read', 'optimize'], rateLimit: 5 });
	expect(apiKey).toMatch(/^plb_[\w-]{43}$/);
	expect(await callerAt(database, apiKey, noon)).toMatchObject({
		accountId,
		accountName: 'Bakery',
		scopes: ['read', 'optimize'],
		rateLimit: 5,
	});
});

test('the database contains no key, only its hash', async () => {
	const { database, newKey } = await databaseWithAccount();
	const apiKey = await newKey();
	const [row] = await database.selectFrom('api_key').selectAll().execute();
	expect(JSON.stringify(row)).not.toContain(apiKey);
	expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('an unknown, expired or revoked key identifies nobody', async () => {
	const { database, newKey } = await databaseWithAccount();
	const expired = await newKey({ expiresMs: noon });
	const revoked = await newKey();
	expect(await callerAt(database, revoked, noon)).not.toBeNull();
	const revokedId = (await listApiKeys(database)).at(-1)?.id ?? 0;
	expect(await revokeApiKey(database, revokedId)).toBe(true);
	expect(await revokeApiKey(database, revokedId)).toBe(false);
	for (const apiKey of [expired, revoked, 'plb_unknown', '']) {
		expect(await callerAt(database, apiKey, noon)).toBeNull();
	}
	expect(await callerAt(database, expired, noon - 1)).not.toBeNull();
});

test('revoking the keys of an account leaves those of others', async () => {
	const { database, accountId, newKey } = await databaseWithAccount();
	const other = await createAccount(database, { name: 'Butcher' });
	const [mine, theirs] = [await newKey(), await newKey({ accountId: other?.id ?? 0 })];
	await revokeKeysOfAccount(database, accountId);
	expect(await callerAt(database, mine, noon)).toBeNull();
	expect(await callerAt(database, theirs, noon)).not.toBeNull();
});

test('the list says when a key was last used', async () => {
	const { database, newKey } = await databaseWithAccount();
	const apiKey = await newKey();
	expect(await listApiKeys(database)).toMatchObject([{ lastUsedMs: null, account: 'Bakery' }]);
	const clock = { ms: noon };
	const callers = createCallerFinder(database, { now: () => clock.ms, onNoteFailed: () => {} });
	for (clock.ms of [noon, noon + 1000, noon + 59_000]) await callers.find(apiKey, null);
	await callers.settled();
	expect(await listApiKeys(database)).toMatchObject([{ lastUsedMs: noon }]);
	clock.ms = noon + 60_000;
	await callers.find(apiKey, null);
	await callers.settled();
	expect(await listApiKeys(database)).toMatchObject([{ lastUsedMs: noon + 60_000 }]);
});

test('scopes are a comma-separated list, and an error names the wrong one', () => {
	expect(parseScopes('read, keywords:write')).toEqual(['read', 'keywords:write']);
	expect(() => parseScopes('read,admin')).toThrow('“admin” is not a scope');
});

test.each([
	['example.com', true],
	['WWW.example.com.', true],
	['notexample.com', false],
	['example.com.evil.test', false],
])('%s belongs to example.com: %s', (hostname, expected) => {
	expect(isHostOf(hostname, ['example.com'])).toBe(expected);
	expect(isHostOf(hostname, ['example.com:8080/shop'])).toBe(expected);
});

test('a cached key still expires, and leaves the cache when the data changes', async () => {
	const { database, newKey } = await databaseWithAccount();
	const apiKey = await newKey({ expiresMs: noon + 1000 });
	const clock = { ms: noon };
	const callers = createCallerFinder(database, { now: () => clock.ms, onNoteFailed: () => {} });
	expect(await callers.find(apiKey, 1)).not.toBeNull();
	clock.ms = noon + 1000;
	expect(await callers.find(apiKey, 1)).toBeNull();
	clock.ms = noon;
	await callers.settled();
	await revokeApiKey(database, (await listApiKeys(database)).at(-1)?.id ?? 0);
	expect(await callers.find(apiKey, 1)).not.toBeNull();
	expect(await callers.find(apiKey, 2)).toBeNull();
});

test('a key works even if its use cannot be recorded', async () => {
	const { database, newKey } = await databaseWithAccount();
	const apiKey = await newKey();
	await sql`create trigger full before update on api_key begin select raise(fail, 'full'); end`.execute(
		database,
	);
	const failures: unknown[] = [];
	const callers = createCallerFinder(database, {
		now: () => noon,
		onNoteFailed: (error) => failures.push(error),
	});
	expect(await callers.find(apiKey, null)).not.toBeNull();
	await callers.settled();
	expect(failures).toHaveLength(1);
});
