import { scopes } from '@plumbline/core/api';
import { type Account, accountNames, findAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys.store.ts';
import { parseScopes } from '../accounts/scopes.ts';
import type { Database } from '../database/open-database.ts';
import { defineCommand, UsageError } from './command.ts';
import { print, printJson, say } from './terminal.ts';
import { withDatabase } from './with-database.ts';

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
		const expiresMs = values.expires === undefined ? null : dayOf(values.expires);
		const rateLimit = values['rate-limit'] === undefined ? null : countOf(values['rate-limit']);
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

export async function accountNamed(database: Database, name: string | undefined): Promise<Account> {
	const account = name === undefined ? null : await findAccount(database, name);
	if (account !== null) return account;
	const names = await accountNames(database);
	const known = names.length > 0 ? `There is: ${names.join(', ')}.` : 'There is none yet.';
	const remedy = '“plumbline account create --name NAME” makes one.';
	const wrong = name === undefined ? '--account is missing.' : `--account: there is no “${name}”.`;
	throw new UsageError(`${wrong} ${known} ${remedy}`);
}

function scopesOf(list: string) {
	try {
		return parseScopes(list);
	} catch (error) {
		throw error instanceof RangeError ? new UsageError(`--scopes: ${error.message}`) : error;
	}
}

function dayOf(text: string): number {
	const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	const isReal = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
	if (isReal) return ms;
	throw new UsageError(`--expires: “${text}” is not a day. Write, for example, 2027-12-31.`);
}

function countOf(text: string): number {
	const count = Number(text);
	if (Number.isInteger(count) && count > 0) return count;
	throw new UsageError(`--rate-limit: “${text}” is not a number of requests a minute.`);
}
