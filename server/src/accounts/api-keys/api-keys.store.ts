import type { Scope } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { hashApiKey, isScope, newApiKey } from './api-key.ts';

/** The account and rights behind a valid key. */
export interface Caller {
	readonly keyId: number;
	readonly accountId: number;
	readonly accountName: string;
	readonly scopes: readonly Scope[];
	/** The only site that it can read; null for all sites of the account. */
	readonly siteId: number | null;
	/** Requests per minute; null for the server’s own limit. */
	readonly rateLimit: number | null;
	readonly expiresMs: number | null;
	readonly lastUsedMs: number | null;
}

export interface NewApiKey {
	readonly accountId: number;
	readonly scopes: readonly Scope[];
	readonly expiresMs?: number | null;
	readonly rateLimit?: number | null;
}

/** Returns the key itself; only its hash is stored. */
export async function createApiKey(database: Database, key: NewApiKey): Promise<string> {
	const apiKey = newApiKey();
	const row = {
		account_id: key.accountId,
		hash: hashApiKey(apiKey),
		last4: apiKey.slice(-4),
		scopes: key.scopes.join(','),
		rate_limit: key.rateLimit ?? null,
		created_ms: Date.now(),
		expires_ms: key.expiresMs ?? null,
	};
	await database.insertInto('api_key').values(row).execute();
	return apiKey;
}

/** Null for a key that is unknown, expired or revoked. */
export async function findCallerByHash(
	database: Database,
	hash: string,
	nowMs: number,
): Promise<Caller | null> {
	const row = await database
		.selectFrom('api_key')
		.innerJoin('account', 'account.id', 'api_key.account_id')
		.select(['api_key.id as keyId', 'account_id as accountId', 'account.name as accountName'])
		.select(['scopes', 'rate_limit as rateLimit', 'last_used_ms as lastUsedMs'])
		.select('expires_ms as expiresMs')
		.where('hash', '=', hash)
		.where('revoked_ms', 'is', null)
		.where((where) => where.or([where('expires_ms', 'is', null), where('expires_ms', '>', nowMs)]))
		.executeTakeFirst();
	if (row === undefined) return null;
	return { ...row, siteId: null, scopes: row.scopes.split(',').filter(isScope) };
}

export async function hashesOfValidKeys(database: Database): Promise<ReadonlySet<string>> {
	const rows = await database
		.selectFrom('api_key')
		.select('hash')
		.where('revoked_ms', 'is', null)
		.execute();
	return new Set(rows.map(({ hash }) => hash));
}

export interface ListedKey {
	readonly id: number;
	readonly account: string;
	readonly last4: string;
	readonly scopes: string;
	readonly createdMs: number;
	readonly expiresMs: number | null;
	readonly revokedMs: number | null;
	readonly lastUsedMs: number | null;
}

export async function listApiKeys(database: Database, accountId?: number): Promise<ListedKey[]> {
	return database
		.selectFrom('api_key')
		.innerJoin('account', 'account.id', 'api_key.account_id')
		.select(['api_key.id', 'account.name as account', 'last4', 'scopes'])
		.select(['api_key.created_ms as createdMs', 'expires_ms as expiresMs'])
		.select(['revoked_ms as revokedMs', 'last_used_ms as lastUsedMs'])
		.$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0))
		.orderBy('api_key.id')
		.execute();
}

/** False if there is no such key, or if it is already revoked. */
export async function revokeApiKey(database: Database, id: number): Promise<boolean> {
	return (await revoke(database, 'id', id)) > 0;
}

export interface KeyRotation {
	readonly id: number;
	/** Null if the old key stops working at once. */
	readonly keepUntilMs: number | null;
	readonly nowMs: number;
}

/** Creates a key with the rights of the old one; null if the old key is not valid. */
export async function rotateApiKey(
	database: Database,
	{ id, keepUntilMs, nowMs }: KeyRotation,
): Promise<string | null> {
	return database.transaction().execute(async (transaction) => {
		const former = await transaction
			.selectFrom('api_key')
			.select(['account_id as accountId', 'scopes'])
			.select(['expires_ms as expiresMs', 'rate_limit as rateLimit'])
			.where('id', '=', id)
			.where('revoked_ms', 'is', null)
			.where((key) => key.or([key('expires_ms', 'is', null), key('expires_ms', '>', nowMs)]))
			.executeTakeFirst();
		if (former === undefined) return null;
		await transaction
			.updateTable('api_key')
			.set(
				keepUntilMs === null
					? { revoked_ms: nowMs }
					: { expires_ms: Math.min(keepUntilMs, former.expiresMs ?? keepUntilMs) },
			)
			.where('id', '=', id)
			.execute();
		return createApiKey(transaction, {
			...former,
			scopes: former.scopes.split(',').filter(isScope),
		});
	});
}

export async function revokeKeysOfAccount(database: Database, accountId: number): Promise<void> {
	await revoke(database, 'account_id', accountId);
}

async function revoke(
	database: Database,
	column: 'id' | 'account_id',
	value: number,
): Promise<number> {
	const { numUpdatedRows } = await database
		.updateTable('api_key')
		.set({ revoked_ms: Date.now() })
		.where(column, '=', value)
		.where('revoked_ms', 'is', null)
		.executeTakeFirst();
	return Number(numUpdatedRows);
}

export async function noteKeyUse(database: Database, keyId: number, nowMs: number): Promise<void> {
	await database
		.updateTable('api_key')
		.set({ last_used_ms: nowMs })
		.where('id', '=', keyId)
		.execute();
}
