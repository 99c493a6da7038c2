import { once } from 'node:events';
import { accountNames, ensureAccount } from '../../accounts/accounts.store.ts';
import { readConfig } from '../../config/config.ts';
import { isReadOnly } from '../../database/is-read-only.ts';
import { runServer } from '../../service/run-server.ts';
import { signInLink } from '../../sessions/sign-in-link.ts';
import { defaultAccount } from '../account/account-or-default.ts';
import { defineCommand } from '../command.ts';
import { say, type Terminal } from '../terminal.ts';
import { listeningLines } from './listening-lines.ts';

export const serveCommand = defineCommand({
	options: {},
	async run({ terminal }) {
		const config = readConfig(terminal.environment);
		const server = await runServer(config);
		for (const line of listeningLines(server.url, config.host)) say(terminal, line);
		const isEmpty = (await accountNames(server.database)).length === 0;
		if (isEmpty && !(await isReadOnly(server.database))) {
			const { id } = await ensureAccount(server.database, defaultAccount);
			const link = { accountId: id, url: server.url, nowMs: Date.now() };
			say(
				terminal,
				`There was no account yet, so here is “${defaultAccount}”. This link signs you in, once, within an hour: ${await signInLink(server.database, link)}`,
			);
		}
		server.ready();
		await stopped(terminal);
		await server.close();
		return 0;
	},
});

export async function stopped({ stop }: Terminal): Promise<void> {
	if (!stop.aborted) await once(stop, 'abort');
}
