import { once } from 'node:events';
import { accountNames, ensureAccount } from '../../accounts/accounts.store.ts';
import { signInLink } from '../../accounts/sessions/sign-in-link.ts';
import { readConfig } from '../../config/config.ts';
import { isReadOnly } from '../../database/is-read-only.ts';
import { type RunningServer, runServer } from '../../service/run-server.ts';
import { defaultAccount } from '../account/account-or-default.ts';
import { defineCommand } from '../command.ts';
import { say, type Terminal } from '../terminal.ts';
import { listeningLines } from './listening-lines.ts';

export const serveCommand = defineCommand({
	options: {},
	async run({ terminal }) {
		const config = readConfig(terminal.environment);
		const server = await runServer(config);
		try {
			const link = await firstLink(server);
			server.ready();
			for (const line of listeningLines(server.url, config.host)) say(terminal, line);
			if (link !== null) {
				say(
					terminal,
					`There was no account yet, so here is “${defaultAccount}”. This link signs you in, once, within an hour: ${link}`,
				);
			}
			await stopped(terminal);
		} finally {
			await server.close();
		}
		return 0;
	},
});

/** Creates the first account of an empty server; null if there is one, or if nothing can be stored. */
async function firstLink({ database, url }: RunningServer): Promise<string | null> {
	if ((await accountNames(database)).length > 0 || (await isReadOnly(database))) return null;
	const { id } = await ensureAccount(database, defaultAccount);
	return signInLink(database, { accountId: id, url, nowMs: Date.now() });
}

export async function stopped({ stop }: Terminal): Promise<void> {
	if (!stop.aborted) await once(stop, 'abort');
}
