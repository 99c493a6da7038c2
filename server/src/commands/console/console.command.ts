import { signInLink } from '../../accounts/sessions/sign-in-link.ts';
import { readConfig } from '../../config/config.ts';
import { usageError } from '../../process/expected-error.ts';
import { accountOrDefault, defaultAccount } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { print, printJson, say } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

export const consoleCommand = defineCommand({
	options: {
		account: {
			type: 'string',
			value: 'NAME',
			help: `Account to sign in to, by name or global key. Default: the only account, or “${defaultAccount}”.`,
		},
		url: {
			type: 'string',
			value: 'URL',
			help: 'URL under which browsers reach the server. Default: HOST and PORT on this machine.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const { host, port } = readConfig(terminal.environment);
		const url = values.url === undefined ? urlOf(host, port) : originOf(values.url);
		const { link, account } = await withDatabase(terminal, async (database) => {
			const account = await accountOrDefault(database, values.account);
			const nowMs = Date.now();
			return { account, link: await signInLink(database, { accountId: account.id, url, nowMs }) };
		});
		if (values.json) printJson(terminal, { url: link, account: account.name });
		else {
			say(terminal, `This link signs you in to “${account.name}”, once, within an hour:`);
			print(terminal, link);
		}
		return 0;
	},
});

const everyAddress = new Set(['0.0.0.0', '::', '[::]']);

function urlOf(host: string, port: number): string {
	const name = everyAddress.has(host) ? '127.0.0.1' : host;
	return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function originOf(text: string): string {
	const url = URL.parse(text);
	if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
	throw usageError(`--url: “${text}” is not a URL. Write, for example, https://seo.example.com.`);
}
