import { once } from 'node:events';
import { accountNames, ensureAccount } from '../../accounts/accounts.store.ts';
import { signInLink } from '../../accounts/sessions/sign-in-link.ts';
import { readConfig } from '../../config/config.ts';
import { isReadOnly } from '../../database/open-database.ts';
import { type RunningServer, runServer } from '../../service/run-server.ts';
import { defaultAccount } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { say, type Terminal } from '../terminal.ts';

const everyAddress = new Set(['0.0.0.0', '::', '[::]', '']);

/** Where the server can be reached, and a warning if that is not only this machine. */
export function listeningLines(url: string, host: string): readonly string[] {
	const docs = `The API is described at ${url}/docs.`;
	if (isLoopback(host)) return [`Plumbline is listening on ${url}. ${docs}`];
	const where = everyAddress.has(host) ? `all addresses of this machine, here on ${url}` : url;
	return [
		`Plumbline is listening on ${where}. ${docs}`,
		'Others can reach it without TLS, and read the keys of requests on the way. Put a proxy that speaks TLS in front of it, or set HOST=127.0.0.1.',
	];
}

const isLoopback = (host: string) =>
	host === 'localhost' || host === '::1' || host.startsWith('127.');

/** A warning if the browser runs without its sandbox; Chromium has none for root. */
export function sandboxLines(
	browser: string | null,
	userId: number | undefined,
): readonly string[] {
	if (browser === null || userId !== 0) return [];
	return [
		'PLUMBLINE_RENDER=on as root: the browser runs the scripts of foreign pages without its sandbox, with all rights on this machine. Run the server as an ordinary user.',
	];
}

export const serveCommand = defineCommand({
	options: {},
	async run({ terminal }) {
		const config = readConfig(terminal.environment);
		const server = await runServer(config);
		try {
			const link = await firstLink(server);
			server.ready();
			for (const line of [
				...listeningLines(server.url, config.host),
				...sandboxLines(config.browser, process.getuid?.()),
			]) {
				say(terminal, line);
			}
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
