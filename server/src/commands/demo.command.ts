import { refreshSampleAccount } from '../accounts/sample-account.ts';
import { wireSite } from '../accounts/wire-site.ts';
import { defineCommand } from './command.ts';
import { print, printJson, say } from './terminal.ts';
import { withDatabase } from './with-database.ts';

export const demoCommand = defineCommand({
	name: 'demo',
	summary: 'Make or refresh the sample account, with a fresh API key.',
	options: { json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, terminal }) {
		const { account, apiKey, sites } = await withDatabase(terminal, refreshSampleAccount);
		if (values.json) {
			printJson(terminal, {
				api_key: apiKey,
				account_global_key: account.globalKey,
				sites: sites.map((site) => wireSite(site, account)),
			});
			return 0;
		}
		say(terminal, 'The sample account has a fresh key; the one before no longer works.');
		print(terminal, apiKey);
		return 0;
	},
});
