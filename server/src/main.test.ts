import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ended, folder, startCommand } from './testing/run-command.ts';

test.each([
	[['rules'], 0],
	[['site', 'add', '--domain', 'bakery.example'], 0],
	[['audit', 'page.html'], 1],
	[['audit', 'missing.html'], 2],
] as const)('%j ends by itself once it is done, with %i', async (words, code) => {
	writeFileSync(join(folder, 'page.html'), '<!doctype html><p>Flour</p>');
	expect((await ended(startCommand(words))).code).toBe(code);
});
