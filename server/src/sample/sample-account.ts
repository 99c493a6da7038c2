import { scopes } from '@plumbline/core/api';
import { type Account, createAccount, findAccount } from '../accounts/accounts.store.ts';
import { createApiKey, revokeKeysOfAccount } from '../accounts/api-keys/api-keys.store.ts';
import type { Database } from '../database/open-database.ts';
import { bakery } from './bakery.ts';
import { pottery } from './pottery.ts';
import { recipeBook } from './recipes.ts';
import { refreshSampleSite } from './refresh-sample-site.ts';

const sampleGlobalKey = 'sample-account';

export interface SampleAccount {
	readonly account: Account;
	/** New each time; the previous key is revoked. */
	readonly apiKey: string;
}

/** Brings the account for trying things up to date; it is always the same one, with a new key each time. */
export async function refreshSampleAccount(
	database: Database,
	nowMs = Date.now(),
): Promise<SampleAccount> {
	const account = await sampleAccount(database);
	for (const site of [bakery, pottery, recipeBook]) {
		await refreshSampleSite(database, account.id, site, nowMs);
	}
	await revokeKeysOfAccount(database, account.id);
	return { account, apiKey: await createApiKey(database, { accountId: account.id, scopes }) };
}

async function sampleAccount(database: Database): Promise<Account> {
	await createAccount(database, { name: 'Sample account', globalKey: sampleGlobalKey });
	const account = await findAccount(database, sampleGlobalKey);
	if (account === null) {
		throw new Error('The name “Sample account” belongs to an account that is not the sample.');
	}
	return account;
}
