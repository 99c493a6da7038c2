import { once } from 'node:events';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { type ApiClient, createApiClient, scopes } from '@plumbline/core/api';
import { createAnswerMemory } from '../../mcp/answers/answer-memory.ts';
import { createMcpServer, type McpCaller } from '../../mcp/create-mcp-server.ts';
import { findAnyBrowser } from '../../pages/render/find-browser.ts';
import { explanationOf, usageError } from '../../process/expected-error.ts';
import { version } from '../../version.ts';
import { accessOf } from '../access/access.ts';
import { accessOptions } from '../access/access-options.ts';
import { defaultAccount } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { stopped } from '../serve/serve.command.ts';
import { say, type Terminal } from '../terminal.ts';
import { auditFilesBelow } from './audit-files.tool.ts';
import { withLocalClient } from './with-local-client.ts';

export const mcpCommand = defineCommand({
	takes: '[URL...]',
	options: {
		server: {
			type: 'string',
			value: 'URL',
			help: 'Server to use, with the key in PLUMBLINE_API_KEY. Default: the database of DATABASE_URL.',
		},
		account: {
			type: 'string',
			value: 'NAME',
			help: `Account in the database, by name or global key. Default: the only account, or “${defaultAccount}”.`,
		},
		root: {
			type: 'string',
			multiple: true,
			value: 'FOLDER',
			help: 'Folder whose files may be audited. Repeatable. Default: those of the client, or the working directory.',
		},
		...accessOptions,
	},
	async run({ values, positionals, terminal }) {
		const { environment } = terminal;
		const { account, server } = values;
		const access = accessOf(positionals, values, environment);
		const roots = values.root ?? [];
		if (server !== undefined) {
			await serve(clientOfServer(server, environment), { roots, drawsPages: false }, terminal);
			return 0;
		}
		// A proxy would be passed by: pages are drawn through the guard of addresses.
		const browser = access.proxy === null ? findAnyBrowser(environment) : null;
		const settings = { access, account, browser };
		await withLocalClient(settings, terminal, (client) =>
			serve(client, { roots, drawsPages: browser !== null }, terminal),
		);
		return 0;
	},
});

interface Host {
	/** The folders named on the command line. */
	readonly roots: readonly string[];
	readonly drawsPages: boolean;
}

/** Speaks the protocol on standard input and output until the client closes it. */
async function serve(
	client: McpCaller['client'],
	{ drawsPages, roots }: Host,
	terminal: Terminal,
): Promise<void> {
	const onUnforeseen = (error: unknown) =>
		say(terminal, `plumbline mcp: ${explanationOf(error) ?? String(error)}`);
	const context = {
		version,
		memory: createAnswerMemory(Date.now),
		now: Date.now,
		onUnforeseen,
		drawsPages,
		ownTools: [auditFilesBelow(roots, terminal)],
	};
	const caller = { client, scopes, id: 'this process' };
	const transport = new StdioServerTransport(terminal.input, terminal.output);
	const handle = serveStdio(() => createMcpServer(caller, context), {
		transport,
		onerror: onUnforeseen,
	});
	await Promise.race([stopped(terminal), once(terminal.input, 'close')]);
	await handle.close();
}

/** Calls a running server with the key from the environment, so that no key is in a command line. */
function clientOfServer(
	server: string,
	{ PLUMBLINE_API_KEY: apiKey }: Terminal['environment'],
): ApiClient {
	if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol)) {
		throw usageError(
			`--server: “${server}” is not a URL. Write, for example, http://127.0.0.1:8787.`,
		);
	}
	if (!apiKey?.trim()) {
		throw usageError(
			'PLUMBLINE_API_KEY is missing. Set it to a key of that server; “plumbline key create” makes one.',
		);
	}
	return createApiClient({ baseUrl: server, apiKey: apiKey.trim() });
}
