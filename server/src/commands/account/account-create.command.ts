import { createAccount } from '../../accounts/accounts.store.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

export const accountCreate = defineCommand({
	options: {
		name: { type: 'string', value: 'NAME', help: 'Unique name of the account.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const name = values.name?.trim();
		if (!name) throw usageError('--name is missing. Write, for example, --name "Our bakery".');
		const account = await withDatabase(terminal, (database) => createAccount(database, { name }));
		if (account === null)
			throw usageError(`An account “${name}” already exists. Choose a different --name.`);
		if (values.json) printJson(terminal, { account_global_key: account.globalKey, name });
		else print(terminal, `Account “${name}” has the key ${account.globalKey}.`);
		return 0;
	},
});
