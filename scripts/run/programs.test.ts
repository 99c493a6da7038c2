import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasOwnGroup, npmProgram, pinnedNode } from './programs.mjs';

const node = 'C:\\Program Files\\nodejs\\node.exe';
const npm = 'C:\\Users\\rye\\npm\\bin\\npm-cli.js';
const windows = { platform: 'win32', execPath: node, npm: undefined } as const;

test('npm and npx start by name, and on Windows by their JavaScript', () => {
	expect(npmProgram('npx', { ...windows, platform: 'darwin' })).toEqual({
		command: 'npx',
		firstArgs: [],
	});
	expect(npmProgram('npx', { ...windows, npm })).toEqual({
		command: node,
		firstArgs: ['C:\\Users\\rye\\npm\\bin\\npx-cli.js'],
	});
	const beside = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
	expect(npmProgram('npm', windows).firstArgs).toEqual([beside]);
	expect(npmProgram('npm', { ...windows, npm: 'C:\\pnpm\\pnpm.cjs' }).firstArgs).toEqual([beside]);
});

test('the pinned Node is a program that starts without a shell', () => {
	expect(pinnedNode('/rye', 'linux').program).toBe('/rye/node_modules/.bin/node');
	expect(pinnedNode('C:\\rye', 'win32')).toEqual({
		folder: 'C:\\rye\\node_modules\\node\\bin',
		program: 'C:\\rye\\node_modules\\node\\bin\\node.exe',
	});
});

test.each([
	['linux', true],
	['darwin', true],
	['win32', false],
] as const)('on %s signals go to a group: %s', (platform, expected) => {
	expect(hasOwnGroup(platform)).toBe(expected);
});

test('scripts pass signals on, and their first word is a command on Windows too', () => {
	const read = (file: string) =>
		readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
	const { scripts }: { readonly scripts: Record<string, string> } = JSON.parse(
		read('package.json'),
	);
	for (const script of Object.values(scripts))
		expect(script).toMatch(/^exec node scripts\/run\.mjs /);
	expect(read('exec.cmd')).toMatch(/^@%\*\r?$/m);
});
