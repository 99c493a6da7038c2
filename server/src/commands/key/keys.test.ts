import { expect, test } from 'vitest';
import { callCommand } from '../../testing/call-command.ts';
import { runCommand } from '../../testing/run-command.ts';

async function json(words: readonly string[]) {
	return JSON.parse((await runCommand([...words, '--json'])).output);
}

test('an account is created, gets a key, and the key is revoked', async () => {
	const account = await json(['account', 'create', '--name', 'Bakery']);
	expect(account).toEqual({ account_global_key: expect.any(String), name: 'Bakery' });
	const key = await json([
		'key',
		'create',
		'--account',
		account.account_global_key,
		'--scopes',
		'optimize,read',
	]);
	expect(key).toEqual({
		api_key: expect.stringMatching(/^plb_/),
		account_global_key: account.account_global_key,
		scopes: ['optimize', 'read'],
	});
	const [listed] = await json(['key', 'list']);
	expect(listed).toMatchObject({
		account: 'Bakery',
		last4: key.api_key.slice(-4),
		revoked_at: null,
	});
	expect(JSON.stringify(listed)).not.toContain(key.api_key);
	expect((await runCommand(['key', 'revoke', String(listed.id)])).code).toBe(0);
	expect((await json(['key', 'list']))[0].revoked_at).not.toBeNull();
});

test('the demo keeps its global keys and gives a fresh API key', async () => {
	const [first, second] = [await json(['demo']), await json(['demo'])];
	expect(second).toEqual({ ...first, api_key: expect.not.stringMatching(first.api_key) });
	expect(first.sites[0]).toMatchObject({
		site_global_key: 'sample-site',
		account_global_key: first.account_global_key,
		title: expect.stringContaining('sample data'),
	});
});

test('the rules are listed with their texts and sources', async () => {
	const { rules } = await json(['rules']);
	expect(rules.length).toBeGreaterThan(5);
	expect(rules[0]).toMatchObject({ rule_name: expect.any(String), why: expect.any(String) });
	const { output } = await runCommand(['rules']);
	for (const rule of rules) {
		const line = output.split('\n').find((text) => text.startsWith(`${rule.rule_name} `));
		for (const part of [rule.class, rule.audience, ...rule.needs, rule.title, rule.evidence.url]) {
			expect(line).toContain(part);
		}
	}
});

test.each([
	[['account', 'create'], /--name is missing/],
	[['key', 'create'], /--account is missing/],
	[['key', 'create', '--account', 'Nobody'], /--account: there is no “Nobody”/],
	[['key', 'create', '--account', 'x', '--scopes', 'admin'], /--scopes: “admin” is not a scope/],
	[
		['key', 'create', '--account', 'x', '--expires', '2027-02-30'],
		/--expires: “2027-02-30” is not a day/,
	],
	[['key', 'create', '--account', 'x', '--rate-limit', '0'], /--rate-limit/],
	[['key', 'revoke'], /Which key/],
	[['key', 'revoke', '999'], /There is no working key 999/],
	[['key'], /Commands: key create, key list, key rotate, key revoke/],
	[['key', 'list', 'all'], /Unexpected argument “all”/],
])('%j exits with 2 and says what to do', async (words, message) => {
	const { code, errors } = await callCommand(words);
	expect(code).toBe(2);
	expect(errors).toMatch(message);
	expect(errors.trimEnd()).not.toContain('\n');
});

test('unusable settings are named', async () => {
	const wrong = {
		DATABASE_URL: 'mysql://x',
		PORT: 'http',
		PLUMBLINE_RATE_LIMIT: 'much',
		PLUMBLINE_LOG: 'loud',
		PLUMBLINE_ALLOW_HOSTS: 'x',
	};
	for (const [name, value] of Object.entries(wrong)) {
		const { code, errors } = await runCommand(['demo'], { [name]: value });
		expect(code).toBe(2);
		expect(errors).toMatch(new RegExp(`^plumbline: ${name}: `));
	}
});
