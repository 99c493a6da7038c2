import { expect, test } from 'vitest';
import { jsonServer } from '../../testing/json-server.ts';
import { runCommand } from '../../testing/run-command.ts';

const key = 'fake-crux-key-0123456789';

test('a key is enough to read field data, and a wrong one stores nothing', async () => {
	const environment = { DATABASE_URL: 'sqlite:crux/plumbline.db' };
	await runCommand(['site', 'add', '--domain', 'bakery.example'], environment);
	const url = await jsonServer(({ headers }) =>
		headers['x-goog-api-key'] === key
			? { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } }
			: { status: 400, body: { error: { code: 400, message: 'API key not valid.' } } },
	);
	const words = ['connect', 'crux', '--base-url', url];
	const wrong = await runCommand(words, { ...environment, PLUMBLINE_CRUX_KEY: 'nonsense-key' });
	expect([wrong.code, wrong.errors]).toEqual([2, expect.stringContaining('does not know this')]);
	const right = await runCommand(words, { ...environment, input: `${key}\n` });
	expect(right).toMatchObject({ code: 0, output: expect.stringContaining('0 rows stored') });
	const doctor = await runCommand(['doctor'], environment);
	expect(doctor.output).toContain('chrome-ux-report, chrome of bakery.example');
	expect(right.output + right.errors + doctor.output).not.toContain(key);
});
