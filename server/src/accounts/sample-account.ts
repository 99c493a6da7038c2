import { scopes } from '@plumbline/core/api';
import type { Database } from '../database/open-database.ts';
import { type Account, createAccount, findAccount } from './accounts.store.ts';
import { createApiKey, revokeKeysOfAccount } from './api-keys.store.ts';
import { ensureSite, type Site, sitesOfAccount } from './sites.store.ts';

const sampleGlobalKey = 'sample-account';
const sampleSite = {
	globalKey: 'sample-site',
	domain: 'bakery.example',
	title: 'A bakery (sample data)',
};

export interface SampleAccount {
	readonly account: Account;
	/** Fresh; the one from last time is revoked. */
	readonly apiKey: string;
	readonly sites: readonly Site[];
}

/** The account to try things with: always the same one, with a new key each time. */
export async function refreshSampleAccount(database: Database): Promise<SampleAccount> {
	const account = await sampleAccount(database);
	await revokeKeysOfAccount(database, account.id);
	await ensureSite(database, { accountId: account.id, ...sampleSite });
	return {
		account,
		apiKey: await createApiKey(database, { accountId: account.id, scopes }),
		sites: await sitesOfAccount(database, account.id),
	};
}

async function sampleAccount(database: Database): Promise<Account> {
	await createAccount(database, { name: 'Sample account', globalKey: sampleGlobalKey });
	const account = await findAccount(database, sampleGlobalKey);
	if (account === null) {
		throw new Error('The name “Sample account” belongs to an account that is not the sample.');
	}
	return account;
}
