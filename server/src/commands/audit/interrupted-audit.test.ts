import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localSite } from '../../testing/local-site.ts';
import { ended, folder, startCommand } from '../../testing/run-command.ts';

test.each([
	['SIGINT', 130],
	['SIGTERM', 143],
] as const)('%s keeps the report of the run before and exits with %i', async (signal, code) => {
	const asked = Promise.withResolvers<void>();
	const site = await localSite({ '/endless': () => asked.resolve() });
	writeFileSync(join(folder, 'report.json'), '{"keep":1}');
	const before = readdirSync(folder);
	const child = startCommand(['audit', site.url('/endless'), '--output', 'report.json']);
	await asked.promise;
	child.kill(signal);
	expect(await ended(child)).toMatchObject({
		code,
		errors: 'plumbline: stopped before the end.\n',
	});
	expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('{"keep":1}');
	expect(readdirSync(folder)).toEqual(before);
});
