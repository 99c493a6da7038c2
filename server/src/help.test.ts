import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { commands } from './commands/commands.ts';
import { callCommand } from './testing/call-command.ts';
import { version } from './version.ts';

/** The words of a command line of an example, without settings before and redirects after it. */
function wordsOf(example: string): string[] {
	const [line = ''] = example.split(/ [<>] /);
	const words: readonly string[] = line.match(/'[^']*'|\S+/g) ?? [];
	return words.slice(words.indexOf('plumbline') + 1).map((word) => word.replaceAll("'", ''));
}

describe('the help', () => {
	it.each(commands)(
		'of $name has examples that the command understands',
		async ({ examples, load, name }) => {
			const { options, takes } = await load();
			expect(examples).not.toEqual([]);
			for (const example of examples) {
				const words = wordsOf(example);
				const count = name.split(' ').length;
				expect(words.slice(0, count).join(' ')).toBe(name);
				const { positionals } = parseArgs({
					args: words.slice(count),
					options,
					allowPositionals: true,
				});
				if (takes === undefined) expect(positionals).toEqual([]);
			}
		},
	);

	it('lists each command once, first those of an auditor', async () => {
		const { output } = await callCommand(['--help']);
		const rows = output.match(/^ {2}[a-z][a-z -]*?(?= {2,})/gm)?.map((row) => row.trim()) ?? [];
		expect(rows.toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
		expect(rows.slice(0, 4)).toEqual(['audit', 'compare', 'rules', 'ignore']);
		expect(output).toMatch(/\n\nAudit pages\n {2}audit /);
		expect(output).not.toMatch(/ $/m);
	});

	it.each([
		[['help', 'audit'], 'Examples:'],
		[['help', 'key', 'create'], 'plumbline key create'],
		[['connect', '--help'], 'connect google-analytics'],
		[['help', 'site'], 'site add'],
		[['-h'], 'plumbline help COMMAND'],
	])('is printed by %j', async (words, text) => {
		const { code, output } = await callCommand(words);
		expect([code, output]).toEqual([0, expect.stringContaining(text)]);
	});
});

/** They print what is not a result: a report with its own formats, a script, a stream, or nothing. */
const withoutJson = ['completion', 'crawl-worker', 'export', 'mcp', 'serve', 'start'];

it.each(commands.filter(({ name }) => !withoutJson.includes(name)))(
	'$name prints its result as JSON on request',
	async ({ load }) => {
		expect((await load()).options).toHaveProperty('json');
	},
);

it.each(['--version', '-v', '-V', 'version'])('%s prints the version', async (word) => {
	expect((await callCommand([word])).output).toBe(`${version}\n`);
});
