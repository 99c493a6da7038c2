import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Terminal } from '../terminal.ts';
import { pick } from './pick.ts';

function terminal(stop = new AbortController().signal) {
	const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()];
	const shown: string[] = [];
	errors.setEncoding('utf8').on('data', (text: string) => shown.push(text));
	const people = { columns: 80, hasLiveErrors: true, environment: {} };
	const made: Terminal = { input, output, errors, stop, ...people };
	return { terminal: made, input, shown: () => shown.join('') };
}

test('shows the choices and takes a number', async () => {
	const { terminal: asked, input, shown } = terminal();
	const picked = pick(asked, 'Which one?', ['first', 'second']);
	input.write('2\n');
	expect(await picked).toBe(1);
	expect(shown()).toContain('Which one?\n  1  first\n  2  second\n');
});

test('asks again after anything else', async () => {
	const { terminal: asked, input, shown } = terminal();
	const picked = pick(asked, 'Which one?', ['first', 'second']);
	for (const answer of ['0\n', 'two\n', '\n', '3\n', '1\n']) input.write(answer);
	expect(await picked).toBe(0);
	expect(shown().match(/Write a number from 1 to 2/g)?.length).toBe(4);
});

test('ends when it is stopped', async () => {
	const stop = new AbortController();
	const picked = pick(terminal(stop.signal).terminal, 'Which one?', ['first']);
	stop.abort();
	await expect(picked).rejects.toThrow(/abort/i);
});

test('ends when no one can answer', async () => {
	const { terminal: asked, input } = terminal();
	const picked = pick(asked, 'Which one?', ['first']);
	input.end();
	await expect(picked).rejects.toThrow('Nothing was chosen');
});
