import { type ApiClient, scopes } from '@plumbline/core/api';
import type { Account } from '../../accounts/accounts.store.ts';
import { newApiKey } from '../../accounts/api-keys/api-key.ts';
import type { OwnKey } from '../../accounts/api-keys/caller-finder.ts';
import { refused } from '../../mcp/tool.ts';
import { explanationOf } from '../../process/expected-error.ts';
import type { Access } from '../access/access.ts';
import type { Terminal } from '../terminal.ts';

export interface LocalSettings {
	/** The account; the default one if it is not named. */
	readonly account: string | undefined;
	readonly access: Access;
	/** The program that draws pages; null if pages are not drawn. */
	readonly browser: string | null;
}

/**
 * Calls the endpoints in this process, on the database of this machine, without a port. A named
 * account is looked for at once; everything else waits for the first call, because clients start
 * their tools with every session and rarely need all.
 */
export async function withLocalClient(
	settings: LocalSettings,
	terminal: Terminal,
	work: (client: ApiClient) => Promise<void>,
): Promise<void> {
	let opening: Promise<OpenClient> | undefined;
	const opened = () => {
		opening ??= open(settings, terminal);
		return opening;
	};
	if (settings.account !== undefined) await opened();
	const client = async () => {
		try {
			return (await opened()).client;
		} catch (error) {
			opening = undefined;
			const explanation = explanationOf(error);
			throw explanation === null ? error : refused(explanation);
		}
	};
	try {
		await work({
			call: async (...call) => (await client()).call(...call),
			lines: async function* lines(...call) {
				yield* (await client()).lines(...call);
			},
		});
	} finally {
		await (await opening?.catch(() => undefined))?.close();
	}
}

interface OpenClient {
	readonly client: ApiClient;
	close(): Promise<void>;
}

async function open(
	{ access, account, browser }: LocalSettings,
	{ environment, errors }: Terminal,
): Promise<OpenClient> {
	const [{ openLocalApp }, { accountOrDefault }, { clientOfApp }] = await Promise.all([
		import('./open-local-app.ts'),
		import('../account/account-named.ts'),
		import('../../mcp/client-of-app.ts'),
	]);
	const { app, close, ownKey } = await openLocalApp(
		{ access, browser, environment, logTo: errors },
		async (database) => ownKeyOf(await accountOrDefault(database, account)),
	);
	return { client: clientOfApp(app, ownKey.key), close };
}

/** People who can open the database are allowed to do everything in it. */
function ownKeyOf({ id, name }: Account): OwnKey {
	const caller = {
		keyId: 0,
		siteId: null,
		accountId: id,
		accountName: name,
		scopes,
		rateLimit: null,
		expiresMs: null,
		lastUsedMs: null,
	};
	return { key: newApiKey(), caller };
}
