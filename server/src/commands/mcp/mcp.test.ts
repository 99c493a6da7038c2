import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programFile } from '../../testing/built-programs/program-file.ts';
import { connectedClient } from '../../testing/mcp-client.ts';
import { enterNewFolder, folder, runCommand } from '../../testing/run-command.ts';

const main = new URL('../../main.ts', import.meta.url);
let leave: () => void;
beforeAll(() => {
	leave = enterNewFolder();
});
afterAll(() => leave());

test('an agent works on the database of this machine without a key', async () => {
	await runCommand(['site', 'add', '--domain', 'bakery.example']);
	const { call } = await connectedClient(
		new StdioClientTransport({
			command: process.execPath,
			args: [programFile(main), 'mcp'],
			cwd: folder,
			env: { PATH: process.env.PATH ?? '', DATABASE_URL: 'sqlite:data/plumbline.db' },
			stderr: 'inherit',
		}),
	);
	const sites = await call('list_sites');
	expect(sites.answer.items[0]?.quoted.domain).toBe('bakery.example');
	const audit = await call('audit_html', { html: '<html><body><p>Bread</p></body></html>' });
	expect(audit.answer.items.map(({ rule }) => rule)).toContain('title_tag_used');
});

test.each([
	[['mcp', '--server', 'localhost'], '--server: “localhost” is not a URL.'],
	[['mcp', '--server', 'http://127.0.0.1:1'], 'PLUMBLINE_API_KEY is missing.'],
	[['mcp', '--account', 'Nobody'], '--account: there is no “Nobody”.'],
])('%j is refused', async (words, reason) => {
	const { code, errors } = await runCommand(words);
	expect([code, errors]).toEqual([2, expect.stringContaining(reason)]);
});
