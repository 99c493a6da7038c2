import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../../cli.ts';
import { callCommand } from '../../testing/call-command.ts';
import { folder } from '../../testing/run-command.ts';

const page = (title: string) =>
	`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>Flour and water.`;

interface Watch {
	readonly columns?: number;
	readonly words?: readonly string[];
}

/** Runs the command until the test ends. */
function startWatch({ columns, words = [] }: Watch = {}) {
	const site = join(folder, 'watched');
	mkdirSync(site, { recursive: true });
	writeFileSync(join(site, 'a.html'), page('Rye bread'));
	const [output, errors] = [new PassThrough(), new PassThrough()];
	const stop = new AbortController();
	const heard = { output: '', errors: '' };
	output.setEncoding('utf8').on('data', (text: string) => (heard.output += text));
	errors.setEncoding('utf8').on('data', (text: string) => (heard.errors += text));
	const code = runCli(['audit', site, '--watch', ...words], {
		environment: {},
		input: PassThrough.from([]),
		output,
		errors,
		columns: columns ?? null,
		hasLiveErrors: false,
		stop: stop.signal,
	});
	onTestFinished(async () => {
		stop.abort();
		await code;
		rmSync(site, { recursive: true });
	});
	const waiting = 'waiting for changes';
	return {
		site,
		heard,
		/** Resolves after this many audits. */
		audited: (count: number) =>
			expect
				.poll(() => heard.errors.split(waiting).length - 1, { timeout: 20_000, interval: 20 })
				.toBe(count),
		end: () => {
			stop.abort();
			return code;
		},
	};
}

test('a changed, a new and a deleted page are seen, and Ctrl-C ends the command', async () => {
	const { audited, end, heard, site } = startWatch();
	await audited(1);
	expect(heard.output).not.toContain('\u001b');
	writeFileSync(join(site, 'a.html'), page('Rye bread of the new day'));
	await audited(2);
	mkdirSync(join(site, 'new'));
	writeFileSync(join(site, 'new/b.html'), page('Rolls'));
	await audited(3);
	expect(heard.output.slice(heard.output.lastIndexOf('a.html'))).toContain('b.html');
	rmSync(join(site, 'new'), { recursive: true });
	await audited(4);
	expect(await end()).toBe(0);
});

test('files that the audit writes into the folder start no other audit', async () => {
	const report = join(folder, 'watched/report.json');
	const { audited, heard, site } = startWatch({ columns: 80, words: ['--output', report] });
	await audited(1);
	writeFileSync(join(site, 'notes.txt'), 'no page');
	writeFileSync(join(site, 'a.html'), page('Wheat'));
	await audited(2);
	// On a terminal, each audit begins at the top.
	expect(heard.output.split('\u001b[2J')).toHaveLength(3);
});

test.each([
	[['https://example.com/'], 'is not one of them'],
	[['-'], 'is not one of them'],
	[[], '--watch is for files'],
	[['a.html', '--sitemap', 'https://example.com/sitemap.xml'], 'not for --sitemap'],
])('%j is refused', async (words, problem) => {
	expect(await callCommand(['audit', ...words, '--watch'])).toMatchObject({
		code: 2,
		errors: expect.stringContaining(problem),
	});
});
