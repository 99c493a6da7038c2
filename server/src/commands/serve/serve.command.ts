import { once } from 'node:events';
import { accountNames } from '../../accounts/accounts.store.ts';
import { readConfig } from '../../config/config.ts';
import { runServer } from '../../service/run-server.ts';
import { defineCommand } from '../command.ts';
import { say, type Terminal } from '../terminal.ts';
import { listeningLines } from './listening-lines.ts';

export const serveCommand = defineCommand({
	options: {},
	async run({ terminal }) {
		const config = readConfig(terminal.environment);
		const server = await runServer(config);
		for (const line of listeningLines(server.url, config.host)) say(terminal, line);
		if ((await accountNames(server.database)).length === 0) {
			say(
				terminal,
				'There is no account yet. Run: plumbline account create --name NAME, then plumbline key create --account NAME.',
			);
		}
		await stopped(terminal);
		await server.close();
		return 0;
	},
});

export async function stopped({ stop }: Terminal): Promise<void> {
	if (!stop.aborted) await once(stop, 'abort');
}
