import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { callCommand } from '../../testing/call-command.ts';
import { folder } from '../../testing/run-command.ts';
import { commands } from '../commands.ts';

const scriptOf = async (shell: string) => (await callCommand(['completion', shell])).output;

describe('bash', async () => {
	const script = await scriptOf('bash');

	/** The words that bash offers for the last one. */
	function offered(line: string): readonly string[] {
		const path = join(folder, 'completion.bash');
		writeFileSync(path, script);
		const words = line.split(' ').map((word) => `'${word}'`);
		const program = `source '${path}'; COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _plumbline; printf '%s\\n' "\${COMPREPLY[@]}"`;
		return execFileSync('bash', ['--norc', '-c', program], { encoding: 'utf8' }).trim().split('\n');
	}

	it.each([
		['plumbline au', ['audit']],
		['plumbline help cra', ['crawl', 'crawl-worker']],
		['plumbline key ', ['create', 'list', 'rotate', 'revoke']],
		['plumbline audit --fail-on-', ['--fail-on-new']],
		['plumbline audit --format j', ['json', 'junit']],
		['plumbline crawl --rob', ['--robots']],
		['plumbline crawl show --tab', ['--tables']],
		['plumbline crawl list --rob', ['']],
		['plumbline audit --baseline re', ['']],
	])('offers for “%s” %j', (line, words) => {
		expect(offered(line)).toEqual(words);
	});
});

test.each(['bash', 'zsh', 'fish'])('%s knows every command and option', async (shell) => {
	const script = await scriptOf(shell);
	for (const { load, name } of commands) {
		for (const word of name.split(' ')) expect(script).toContain(word);
		for (const option of Object.keys((await load()).options)) {
			expect(script).toContain(shell === 'fish' ? ` -l ${option} ` : `--${option}`);
		}
	}
});

test.each([[[]], [['tcsh']], [['bash', 'zsh']]])(
	'%j is refused, and the message lists the shells',
	async (words) => {
		expect(await callCommand(['completion', ...words])).toMatchObject({
			code: 2,
			errors: expect.stringContaining('bash, zsh, fish'),
		});
	},
);
