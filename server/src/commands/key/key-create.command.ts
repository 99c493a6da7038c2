import { scopes } from '@plumbline/core/api';
import { createApiKey } from '../../api-keys/api-keys.store.ts';
import { parseScopes } from '../../api-keys/scopes.ts';
import { usageError } from '../../errors/expected-error.ts';
import { accountNamed } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { dayStartOf, wholeNumberOf } from '../option-values.ts';
import { print, printJson, say } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

const requestsAMinute = { least: 1, most: 1_000_000, wanted: 'a number of requests a minute' };

export const keyCreate = defineCommand({
	name: 'key create',
	summary: 'Make an API key. It is shown once and kept nowhere.',
	options: {
		account: { type: 'string', value: 'NAME', help: 'Its account, by name or global key.' },
		scopes: {
			type: 'string',
			value: 'LIST',
			help: `What it may do: ${scopes.join(',')}. All of it when not given.`,
		},
		expires: { type: 'string', value: 'DATE', help: 'The first day on which it no longer works.' },
		'rate-limit': {
			type: 'string',
			value: 'N',
			help: 'Requests a minute, instead of the server’s.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const granted = values.scopes === undefined ? scopes : scopesOf(values.scopes);
		const expiresMs = dayStartOf('expires', values.expires) ?? null;
		const rateLimit = wholeNumberOf('rate-limit', values['rate-limit'], requestsAMinute) ?? null;
		const { account, apiKey } = await withDatabase(terminal, async (database) => {
			const account = await accountNamed(database, values.account);
			const key = { accountId: account.id, scopes: granted, expiresMs, rateLimit };
			return { account, apiKey: await createApiKey(database, key) };
		});
		if (values.json) {
			printJson(terminal, {
				api_key: apiKey,
				account_global_key: account.globalKey,
				scopes: granted,
			});
			return 0;
		}
		say(terminal, `A key for “${account.name}”. Keep it now: it cannot be shown again.`);
		print(terminal, apiKey);
		return 0;
	},
});

function scopesOf(list: string) {
	try {
		return parseScopes(list);
	} catch (error) {
		throw error instanceof RangeError ? usageError(`--scopes: ${error.message}`) : error;
	}
}
