import { once } from 'node:events';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { scopes } from '@plumbline/core/api';
import { createAnswerMemory } from '../../mcp/answers/answer-memory.ts';
import { createMcpServer, type McpCaller } from '../../mcp/create-mcp-server.ts';
import { explanationOf } from '../../process/expected-error.ts';
import { version } from '../../version.ts';
import { defaultAccount } from '../account/account-or-default.ts';
import { defineCommand } from '../command.ts';
import { stopped } from '../serve/serve.command.ts';
import { say, type Terminal } from '../terminal.ts';
import { clientOfServer } from './client-of-server.ts';
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
	},
	async run({ values, terminal }) {
		if (values.server !== undefined) {
			await serve(clientOfServer(values.server, terminal.environment), terminal);
		} else {
			await withLocalClient(values.account, terminal, (client) => serve(client, terminal));
		}
		return 0;
	},
});

/** Speaks the protocol on standard input and output until the client closes it. */
async function serve(client: McpCaller['client'], terminal: Terminal): Promise<void> {
	const memory = createAnswerMemory(Date.now);
	const onUnforeseen = (error: unknown) =>
		say(terminal, `plumbline mcp: ${explanationOf(error) ?? String(error)}`);
	const caller = { client, scopes, id: 'this process' };
	const handle = serveStdio(
		() => createMcpServer(caller, { version, memory, now: Date.now, onUnforeseen }),
		{
			transport: new StdioServerTransport(terminal.input, terminal.output),
			onerror: onUnforeseen,
		},
	);
	await Promise.race([stopped(terminal), once(terminal.input, 'close')]);
	await handle.close();
}
