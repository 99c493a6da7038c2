import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { confirmName } from './confirm-name.ts';
import type { Terminal } from './terminal.ts';

function terminal(answer: string, isTTY: boolean): Terminal {
	const input = Object.assign(PassThrough.from([answer]), { isTTY });
	const [output, errors] = [new PassThrough(), new PassThrough()];
	const stop = new AbortController().signal;
	return { input, output, errors, stop, columns: 80, hasLiveErrors: isTTY, environment: {} };
}

const confirmed = (answer: string, isTTY: boolean, yes?: boolean) =>
	confirmName(terminal(answer, isTTY), '“a.example” is removed.', 'a.example', yes);

test('goes on when the name is typed, or with --yes', async () => {
	await confirmed('a.example\n', true);
	await confirmed('', false, true);
});

test('ends when anything else is typed', async () => {
	await expect(confirmed('yes\n', true)).rejects.toThrow('Nothing was removed.');
	await expect(confirmed('', true)).rejects.toThrow('Nothing was removed.');
});

test('requires --yes from a program', async () => {
	await expect(confirmed('a.example\n', false)).rejects.toThrow('Add --yes');
});
