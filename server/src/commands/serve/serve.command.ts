import { once } from 'node:events';
import { accountNames } from '../../accounts/accounts.store.ts';
import { readConfig } from '../../config/config.ts';
import { runServer } from '../../service/run-server.ts';
import { defineCommand } from '../command.ts';
import { say, type Terminal } from '../terminal.ts';

export const serveCommand = defineCommand({
	name: 'serve',
	summary: 'Run the server until it is stopped.',
	options: {},
	async run({ terminal }) {
		const server = await runServer(readConfig(terminal.environment));
		say(terminal, `Plumbline listens on ${server.url}. ${server.url}/docs describes it.`);
		if ((await accountNames(server.database)).length === 0) {
			say(
				terminal,
				'There is no account yet: plumbline account create --name NAME, then plumbline key create --account NAME.',
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
