import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programFile } from '../../testing/built-programs/program-file.ts';
import { localSite, page } from '../../testing/local-site.ts';
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

test('an agent audits servers and files of this machine, but no file outside of its folder', async () => {
	const site = await localSite({ '/bread': page('<html lang="en"><h1>Bread</h1></html>') });
	await mkdir(join(folder, 'dist/rye'), { recursive: true });
	await writeFile(
		join(folder, 'dist/index.html'),
		'<!doctype html><html lang="en"><title>Bread</title><a href="/rye/">Rye</a> <a href="/gone">Oat</a></html>',
	);
	await writeFile(join(folder, 'dist/rye/index.html'), '<html lang="en"><h1>Rye</h1></html>');
	const { call } = await connectedClient(
		new StdioClientTransport({
			command: process.execPath,
			args: [programFile(main), 'mcp', '--root', 'dist'],
			cwd: folder,
			env: { PATH: process.env.PATH ?? '', DATABASE_URL: 'sqlite:data/plumbline.db' },
			stderr: 'inherit',
		}),
	);

	const { answer: onServer } = await call('audit_page', { url: site.url('/bread') });
	expect(onServer.items.map(({ rule }) => rule)).toContain('title_tag_used');

	const files = { path: 'dist', base_url: 'https://example.com/' };
	const { answer } = await call('audit_files', files);
	expect(answer.provenance).toMatchObject({ pages: 2, complete: true });
	expect(answer.items).toContainEqual(
		expect.objectContaining({ rule: 'internal_links_are_not_broken', pages: 1 }),
	);
	expect(answer.items).toContainEqual(
		expect.objectContaining({ rule: 'title_tag_used', severity: 'error', pages: 1 }),
	);

	for (const path of ['.', '../', '/etc/hosts', 'dist/nothing.html']) {
		const refused = await call('audit_files', { path });
		expect([path, refused.result.isError, refused.answer.error.code]).toEqual([
			path,
			true,
			'invalid_arguments',
		]);
	}
});

test.each([
	[['mcp', '--server', 'localhost'], '--server: “localhost” is not a URL.'],
	[['mcp', '--server', 'http://127.0.0.1:1'], 'PLUMBLINE_API_KEY is missing.'],
	[['mcp', '--account', 'Nobody'], '--account: there is no “Nobody”.'],
])('%j is refused', async (words, reason) => {
	const { code, errors } = await runCommand(words);
	expect([code, errors]).toEqual([2, expect.stringContaining(reason)]);
});
