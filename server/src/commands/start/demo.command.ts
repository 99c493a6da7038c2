import { accountSites } from '../../accounts/account-sites.store.ts';
import { refreshSampleAccount } from '../../sample/sample-account.ts';
import { defineCommand } from '../command.ts';
import { print, printJson, say } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

export const demoCommand = defineCommand({
	options: { json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, terminal }) {
		const sample = await withDatabase(terminal, async (database) => {
			const { account, apiKey } = await refreshSampleAccount(database);
			const sites = await accountSites(database, account.id);
			return { api_key: apiKey, account_global_key: account.globalKey, sites };
		});
		if (values.json) printJson(terminal, sample);
		else {
			say(terminal, 'The sample account has a new key; the old one no longer works.');
			print(terminal, sample.api_key);
		}
		return 0;
	},
});
