import { type ListedAccount, listAccounts } from '../../accounts/accounts.store.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const accountList = defineCommand({
	options: { json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, terminal }) {
		const accounts = await withDatabase(terminal, (database) => listAccounts(database, Date.now()));
		if (values.json) printJson(terminal, accounts.map(wireAccount));
		else print(terminal, textTable(['account', 'key', 'sites', 'API keys'], accounts.map(row)));
		return 0;
	},
});

function wireAccount({ globalKey, name, sites, apiKeys }: ListedAccount) {
	return { account_global_key: globalKey, name, sites, api_keys: apiKeys };
}

function row({ name, globalKey, sites, apiKeys }: ListedAccount): string[] {
	return [name, globalKey, String(sites), String(apiKeys)];
}
