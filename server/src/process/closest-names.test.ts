import { expect, test } from 'vitest';
import { callCommand } from '../testing/call-command.ts';
import { closestNames } from './closest-names.ts';

test.each([
	['adit', ['audit', 'rules'], ['audit']],
	['aduit', ['audit', 'rules'], ['audit']],
	['KEY CREATE', ['key create', 'key rotate'], ['key create', 'key rotate']],
	['frobnicate', ['audit', 'rules'], []],
	['', ['audit'], []],
] as const)('“%s” among %j is close to %j', (word, names, closest) => {
	expect(closestNames(word, names)).toEqual(closest);
});

test.each([
	[
		['adit', 'page.html'],
		'There is no command “adit”. Did you mean “audit”? “plumbline --help” lists all commands.',
	],
	[
		['key', 'creat'],
		'There is no command “key creat”. Did you mean “key create”? “plumbline --help” lists all commands.',
	],
	[
		['frobnicate', 'it'],
		'There is no command “frobnicate”. “plumbline --help” lists all commands.',
	],
	[
		['audit', '--keywrd', 'x'],
		"Unknown option '--keywrd'. Did you mean “--keyword”? See “plumbline audit --help”.",
	],
	[['audit', '--frobnicate'], "Unknown option '--frobnicate'. See “plumbline audit --help”."],
] as const)('%j gets a short answer that names close matches', async (words, message) => {
	expect(await callCommand(words)).toMatchObject({ code: 2, errors: `plumbline: ${message}\n` });
});
