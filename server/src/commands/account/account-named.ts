import { type Account, accountNames, findAccount } from '../../accounts/accounts.store.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';

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
