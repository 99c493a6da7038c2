import type { ChildProcess } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findAccount } from '../../accounts/accounts.store.ts';
import { revokeKeysOfAccount } from '../../accounts/api-keys/api-keys.store.ts';
import { openDatabase } from '../../database/open-database.ts';
import { ended, folder, fromSource, runCommand, startCommand } from '../../testing/run-command.ts';

/** Waits for these words and returns what the command has printed by then. */
async function printed(child: ChildProcess, words: string): Promise<string> {
	let output = '';
	for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
		output += chunk;
		if (output.includes(words)) return output;
	}
	const errors = await text(child.stderr!);
	throw new Error(`It ended without saying “${words}”: ${output}${errors}`);
}

function rankingLines(output: string): readonly string[] {
	return output.split('\n').filter((line) => /[▁-█]{20}/.test(line));
}

/** Each curl command joined to one line, as a shell reads it. */
function curlLines(output: string): string[] {
	const joined = output.replaceAll('\\\n', ' ').split('\n');
	return joined.filter((line) => line.startsWith('  curl '));
}

/** The form fields that curl would send. */
function formOf(line: string) {
	const fields = [...line.matchAll(/ -d (?:'([^']*)'|(\S+))/g)].map(
		([, quoted, bare]) => quoted ?? bare ?? '',
	);
	return {
		address: line.match(/http:\S+/)?.[0] ?? '',
		body: new URLSearchParams(fields.join('&')),
	};
}

test('start shows a report, sites, rankings, trends, the key and what to try, and the server answers', async () => {
	const child = startCommand(['start'], { PORT: '0' }, { program: fromSource });
	const output = await printed(child, 'Press Ctrl-C to stop it');
	expect(output).toMatch(/Can be indexed/);
	expect(output).toContain('only_one_canonical_tag');
	expect(output).toMatch(/sample-site +bakery\.example +google_us bing_us +26/);
	// Rank, change, keyword, one bar per week, visits.
	expect(output).toMatch(/^ +\d+ +(=|[▲▼]\d+)? +sourdough bread +[▁-█·]{26,27} +\d+$/m);
	expect(Math.max(...rankingLines(output).map((line) => line.length))).toBeLessThanOrEqual(80);
	const apiKey = output.match(/plb_[\w-]+/)?.[0];
	const url = output.match(/is listening on (http:\S+)\./)?.[1];
	const rules = await fetch(`${url}/api/v3/optimization/rules?api_key=${apiKey}`);
	expect(rules.status).toBe(200);
	const calls = curlLines(output).filter((line) => !line.includes('/optimization/'));
	expect(calls).toHaveLength(4);
	for (const line of calls) {
		const { address, body } = formOf(line.replaceAll('$KEY', apiKey ?? ''));
		expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
	}
	// The host of the sample page was allowed for that one fetch only.
	const sample = output.match(/http:\/\/127\.0\.0\.1:\d+\/bread\/sourdough/)?.[0] ?? '';
	const again = await fetch(
		`${url}/api/optimization/onpage?geo=us&api_key=${apiKey}&url=${sample}`,
	);
	expect(await again.json()).toMatchObject({ code: 'url_not_allowed' });
	child.kill('SIGINT');
	expect(await ended(child)).toMatchObject({ code: 0, output: '\nStopped.\n' });
	// Includes everything that happens at a first start, on a machine that may be busy.
});

test('replacing the demonstration key ends the demonstration with a message, and the server keeps running', async () => {
	const port = await freePort();
	const file = join(folder, 'replaced.db');
	const database = await openDatabase(`sqlite:${file}`);
	onTestFinished(() => database.destroy());
	const environment = { PORT: port, DATABASE_URL: `sqlite:${file}` };
	const child = startCommand(['start'], environment, { program: fromSource });
	const readiness = new Set<string>();
	let hasStarted = false;
	const replacing = (async () => {
		while (!hasStarted && child.exitCode === null) {
			// Does the same as “plumbline demo”, but often enough to come between the key and its first use.
			const account = await findAccount(database, 'sample-account');
			if (account !== null) await revokeKeysOfAccount(database, account.id);
			const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
			if (answer !== null) readiness.add(`${answer.status} ${(await answer.json()).detail}`);
			await setTimeout(20);
		}
	})();
	const output = await printed(child, 'Press Ctrl-C to stop it');
	hasStarted = true;
	await replacing;
	expect(output).toMatch(/^Console +http/m);
	await expect
		.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status, { timeout: 30_000 })
		.toBe(200);
	expect([...readiness]).toContain('503 The server is still starting.');
	child.kill('SIGINT');
	expect(await ended(child)).toMatchObject({
		code: 0,
		errors: expect.stringMatching(/the demonstration ended early: This API key is unknown/),
	});
});

async function freePort(): Promise<string> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return String(port);
}

test('a port that is taken is named with the remedy', async () => {
	const taken = createServer();
	await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
	const address = taken.address();
	const port = typeof address === 'object' ? String(address?.port) : '';
	const { code, output, errors } = await runCommand(['start'], { PORT: port });
	taken.close();
	expect({ code, output }).toEqual({ code: 2, output: '' });
	expect(errors).toMatch(
		/^plumbline: Port \d+ is in use\. Stop the program that uses it, or choose a different port: PORT=\d+\.\n$/,
	);
});

test('serve accepts keys created while it runs, and ends on SIGTERM', async () => {
	const child = startCommand(['serve'], { PORT: '0', PLUMBLINE_LOG: 'silent' });
	const said = await new Promise<string>((resolve) =>
		child.stderr?.once('data', (chunk) => resolve(String(chunk))),
	);
	const url = said.match(/is listening on (http:\S+?)\. /)?.[1];
	const { api_key } = JSON.parse((await runCommand(['demo', '--json'])).output);
	const call = () =>
		fetch(`${url}/api/v3/optimization/rules`, { headers: { 'x-api-key': api_key } });
	expect((await call()).status).toBe(200);
	await runCommand(['demo']);
	expect((await call()).status).toBe(401);
	child.kill('SIGTERM');
	expect((await ended(child)).code).toBe(0);
});
