import { type Account, accountNames, ensureAccount } from '../../accounts/accounts.store.ts';
import type { Database } from '../../database/open-database.ts';
import { accountNamed } from './account-named.ts';

export const defaultAccount = 'default';

/** The account with this name; without one the only account, or the default one, which it creates. */
export async function accountOrDefault(
	database: Database,
	name: string | undefined,
): Promise<Account> {
	if (name !== undefined) return accountNamed(database, name);
	const names = await accountNames(database);
	if (names.includes(defaultAccount) || names.length === 0) {
		return ensureAccount(database, defaultAccount);
	}
	// Uses the only account; if there are several, the error asks for a name.
	return accountNamed(database, names.length === 1 ? names[0] : undefined);
}
