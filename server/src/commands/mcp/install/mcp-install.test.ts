import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterNewFolder, folder, runCommand } from '../../../testing/run-command.ts';

let leave: () => void;
beforeAll(() => {
	leave = enterNewFolder();
});
afterAll(() => leave());

/** A home folder of its own. */
async function home(files: Readonly<Record<string, string>>) {
	const place = join(folder, `home-${Math.random()}`);
	await mkdir(place);
	for (const [name, text] of Object.entries(files)) {
		await mkdir(join(place, name, '..'), { recursive: true });
		await writeFile(join(place, name), text);
	}
	const install = (...words: readonly string[]) =>
		runCommand(['mcp', 'install', ...words], { HOME: place });
	const read = (name: string) => readFile(join(place, name), 'utf8');
	return { place, install, read };
}

test('a client gets the entry, which a dry run only shows', async () => {
	const { install, read } = await home({});
	const { code, output } = await install('cursor', '--dry-run');
	expect([code, output]).toEqual([0, expect.stringContaining('"@plumbline/server"')]);
	await expect(read('.cursor/mcp.json')).rejects.toThrow('ENOENT');

	expect((await install('cursor', '--root', '.')).code).toBe(0);
	const { mcpServers } = JSON.parse(await read('.cursor/mcp.json'));
	expect(mcpServers.plumbline.args).toEqual(['-y', '@plumbline/server', 'mcp', '--root', folder]);
});

test('a linked file stays a link, and its former text is kept', async () => {
	const former = '{ "mcpServers": { "other": { "command": "a" } }, "theme": "dark" }';
	const { install, place, read } = await home({ 'dotfiles/mcp.json': former, '.cursor/x': '' });
	await symlink(join(place, 'dotfiles/mcp.json'), join(place, '.cursor/mcp.json'));
	await install('cursor');
	expect(JSON.parse(await read('dotfiles/mcp.json'))).toMatchObject({
		mcpServers: { other: { command: 'a' }, plumbline: { command: expect.any(String) } },
		theme: 'dark',
	});
	expect(await read('.cursor/mcp.json.before-plumbline')).toBe(former);
	expect((await install('cursor')).output).toContain('has it already');
});

test('without a name, the clients of the machine get it, and files with comments are left alone', async () => {
	const settings = '// mine\n{ "context_servers": {} }';
	const { install, read } = await home({
		'.config/zed/settings.json': settings,
		'.codex/config.toml': '# mine\n',
		'.gemini/settings.json': '{}',
	});
	const { code, output } = await install('--json');
	const { clients } = JSON.parse(output);
	expect([code, clients]).toMatchObject([
		2,
		[
			{ client: 'Zed', state: 'refused', entry: expect.stringContaining('"context_servers"') },
			{ client: 'Codex', state: 'added' },
			{ client: 'Gemini CLI', state: 'added' },
		],
	]);
	expect(await read('.config/zed/settings.json')).toBe(settings);
	expect(await read('.codex/config.toml')).toMatch(
		/^# mine\n\n\[mcp_servers\.plumbline\]\ncommand/,
	);
});

test('nothing to write to, and an unknown client, are said with the names', async () => {
	const { install } = await home({});
	expect(await install()).toMatchObject({ code: 2, errors: expect.stringContaining('vscode') });
	expect(await install('cursr')).toMatchObject({
		code: 2,
		errors: expect.stringContaining('cursor'),
	});
});
