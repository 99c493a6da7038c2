import {
	type Account,
	accountNames,
	ensureAccount,
	findAccount,
} from '../../accounts/accounts.store.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';

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

/** The account that `--account` names, by name or global key. */
export async function accountNamed(database: Database, name: string | undefined): Promise<Account> {
	const account = name === undefined ? null : await findAccount(database, name);
	if (account !== null) return account;
	const names = await accountNames(database);
	const known = names.length > 0 ? `Accounts: ${names.join(', ')}.` : 'There are no accounts yet.';
	const remedy = '“plumbline account create --name NAME” creates one.';
	const wrong = name === undefined ? '--account is missing.' : `--account: there is no “${name}”.`;
	throw usageError(`${wrong} ${known} ${remedy}`);
}
