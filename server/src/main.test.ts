import { once } from 'node:events';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ended, folder, startCommand } from './testing/run-command.ts';

test.each([
	[['rules'], 0],
	[['site', 'add', '--domain', 'bakery.example'], 0],
	[['audit', 'page.html'], 1],
	[['audit', 'missing.html'], 2],
] as const)('%j exits by itself when done, with %i', async (words, code) => {
	writeFileSync(join(folder, 'page.html'), '<!doctype html><p>Flour</p>');
	expect((await ended(startCommand(words))).code).toBe(code);
});

test.each([
	['has none', 'delete module.enableCompileCache'],
	['answers nothing', 'module.enableCompileCache = () => undefined'],
])('audits where the compile cache %s, as in versions of Deno', async (_name, change) => {
	writeFileSync(join(folder, 'page.html'), '<!doctype html><p>Flour</p>');
	const script = `import module from 'node:module'; ${change}`;
	const preload = `--import=data:text/javascript,${encodeURIComponent(script)}`;
	const child = startCommand(['audit', 'page.html'], { NODE_OPTIONS: preload });
	expect(await ended(child)).toMatchObject({ code: 1, errors: '' });
});

test.skipIf(!existsSync('/dev/full'))(
	'a full disk under the output does not count as a finding',
	async () => {
		const full = openSync('/dev/full', 'w');
		const errors: string[] = [];
		const child = startCommand(['rules'], {}, { stdio: ['ignore', full, 'pipe'] });
		child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(text));
		const [code] = await once(child, 'close');
		closeSync(full);
		expect([code, errors.join('')]).toEqual([
			2,
			expect.stringMatching(/^plumbline: .+ENOSPC.+\n$/),
		]);
	},
);
