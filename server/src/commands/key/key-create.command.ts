import { scopes } from '@plumbline/core/api';
import { parseScopes } from '../../accounts/api-keys/api-key.ts';
import { createApiKey } from '../../accounts/api-keys/api-keys.store.ts';
import { usageError } from '../../process/expected-error.ts';
import { accountNamed } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { dayStartOf, wholeNumberOf } from '../option-values.ts';
import { print, printJson, say } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

const requestsAMinute = { least: 1, most: 1_000_000, wanted: 'a number of requests per minute' };

export const keyCreate = defineCommand({
	options: {
		account: { type: 'string', value: 'NAME', help: 'Account of the key, by name or global key.' },
		scopes: {
			type: 'string',
			value: 'LIST',
			help: `Scopes of the key: ${scopes.join(',')}. Default: all.`,
		},
		expires: { type: 'string', value: 'DATE', help: 'First day on which the key no longer works.' },
		'rate-limit': {
			type: 'string',
			value: 'N',
			help: 'Requests per minute. Default: the limit of the server.',
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
		say(terminal, `New key for “${account.name}”. Save it now: it cannot be shown again.`);
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
