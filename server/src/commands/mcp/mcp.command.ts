import { once } from 'node:events';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { type ApiClient, createApiClient, scopes } from '@plumbline/core/api';
import { createAnswerMemory } from '../../mcp/answers/answer-memory.ts';
import { createMcpServer, type McpCaller } from '../../mcp/create-mcp-server.ts';
import { explanationOf, usageError } from '../../process/expected-error.ts';
import { version } from '../../version.ts';
import { defaultAccount } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { stopped } from '../serve/serve.command.ts';
import { say, type Terminal } from '../terminal.ts';
import { auditFilesBelow } from './audit-files.tool.ts';
import { withLocalClient } from './with-local-client.ts';

export const mcpCommand = defineCommand({
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
			help: 'Folder whose files may be audited; can be given several times. Default: the working directory.',
		},
	},
	async run({ values, terminal }) {
		const serve = serveFiles(values.root ?? ['.']);
		if (values.server !== undefined) {
			await serve(clientOfServer(values.server, terminal.environment), terminal);
		} else {
			await withLocalClient(values.account, terminal, (client) => serve(client, terminal));
		}
		return 0;
	},
});

/** Speaks the protocol on standard input and output until the client closes it. */
const serveFiles =
	(roots: readonly string[]) =>
	async (client: McpCaller['client'], terminal: Terminal): Promise<void> => {
		const memory = createAnswerMemory(Date.now);
		const onUnforeseen = (error: unknown) =>
			say(terminal, `plumbline mcp: ${explanationOf(error) ?? String(error)}`);
		const ownTools = [auditFilesBelow(roots, terminal)];
		const caller = { client, scopes, id: 'this process' };
		const handle = serveStdio(
			() => createMcpServer(caller, { version, memory, now: Date.now, onUnforeseen, ownTools }),
			{
				transport: new StdioServerTransport(terminal.input, terminal.output),
				onerror: onUnforeseen,
			},
		);
		await Promise.race([stopped(terminal), once(terminal.input, 'close')]);
		await handle.close();
	};

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
