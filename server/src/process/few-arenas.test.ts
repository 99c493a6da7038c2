import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { programFile } from '../testing/built-programs/program-file.ts';

const main = programFile(new URL('../main.ts', import.meta.url));
const printingStarts =
	'data:text/javascript,console.log("start", process.pid, process.env.MALLOC_ARENA_MAX)';

/** Each start of the program: the number of its process and of its arenas. */
async function startsOf(words: readonly string[], environment: Readonly<Record<string, string>>) {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		['--import', printingStarts, main, ...words],
		{ env: { PATH: process.env.PATH, ...environment } },
	);
	const starts = stdout.matchAll(/^start (\d+) (\S+)$/gm);
	return { stdout, starts: Array.from(starts, ([, id, arenas]) => [id, arenas]) };
}

test.runIf(process.platform === 'linux').each(['crawl', 'serve'])(
	'%s starts again as the same process, with two arenas',
	async (command) => {
		const { starts, stdout } = await startsOf([command, '--help'], {});
		const [id] = starts[0] ?? [];
		expect(starts).toEqual([
			[id, 'undefined'],
			[id, '2'],
		]);
		expect(stdout).toContain(`plumbline ${command}`);
	},
);

test.each([
	['a short command', ['rules', '--help'], {}],
	['a crawl whose arenas were set by hand', ['crawl', '--help'], { MALLOC_ARENA_MAX: '8' }],
])('%s starts once', async (_, words, environment) => {
	expect((await startsOf(words, environment)).starts).toHaveLength(1);
});
