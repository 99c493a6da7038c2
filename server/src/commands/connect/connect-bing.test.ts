import { expect, onTestFinished, test } from 'vitest';
import { parseDay } from '../../facts/day.ts';
import { fakeBingKey, startFakeBing } from '../../testing/fake-bing/fake-bing.ts';
import { runCommand } from '../../testing/run-command.ts';

const newest = parseDay('2026-11-13') ?? 0;

async function bing(siteUrl = 'https://www.bakery.example/') {
	const fake = await startFakeBing({ weeks: [newest, newest - 7], siteUrl });
	onTestFinished(fake.close);
	return fake;
}

async function site(environment: Readonly<Record<string, string>>) {
	await runCommand(['site', 'add', '--domain', 'bakery.example'], environment);
}

test('a key is enough to read Bing; doctor and sync know the connection from then on', async () => {
	const environment = { DATABASE_URL: 'sqlite:bing/plumbline.db' };
	const fake = await bing();
	await site(environment);
	const words = ['connect', 'bing', '--base-url', fake.url, '--json'];
	const connected = await runCommand(words, { ...environment, input: `${fakeBingKey}\n` });
	expect(connected).toMatchObject({ code: 0, errors: '' });
	const listed = { domain: 'bakery.example', source: 'bing-webmaster', search_engine: 'bing_us' };
	expect(JSON.parse(connected.output)).toMatchObject([{ ...listed, problem: null }]);
	expect(JSON.parse(connected.output)[0].stored).toBeGreaterThan(14);
	const doctor = await runCommand(['doctor', '--json'], environment);
	expect(doctor.code).toBe(0);
	expect(JSON.parse(doctor.output)).toMatchObject({
		works: true,
		connections: [{ ...listed, works: true, last_problem: null, held_runs: [] }],
	});
	expect((await runCommand(['sync'], environment)).output).toMatch(/rows stored/);
	expect((await runCommand(['sync', '--due'], environment)).errors).toMatch(/Nothing is due/);
	expect(connected.output + doctor.output).not.toContain(fakeBingKey);
});

test('sync and doctor report a failure, with what to do', async () => {
	const environment = { DATABASE_URL: 'sqlite:throttled/plumbline.db' };
	const fake = await bing();
	await site(environment);
	const keyed = { ...environment, PLUMBLINE_BING_KEY: fakeBingKey };
	fake.fail('throttled', 'GetQueryStats');
	const words = ['connect', 'bing', '--base-url', fake.url];
	const connected = await runCommand(words, keyed);
	expect(connected).toMatchObject({ code: 2, errors: expect.stringContaining('ThrottleUser') });
	fake.fail('notAuthorized', '', { times: 9 });
	const sync = await runCommand(['sync', '--json'], environment);
	expect(sync.code).toBe(2);
	expect(JSON.parse(sync.output)).toMatchObject([
		{ outcome: 'failed', problem: expect.stringContaining('Verify the site') },
	]);
	const doctor = await runCommand(['doctor'], environment);
	expect(doctor.code).toBe(1);
	expect(doctor.output).toMatch(/BROKEN {2}bing-webmaster, bing_us of bakery.example: /);
	expect(doctor.output).toMatch(/Last read in full: never/);
	expect(sync.output + doctor.output + connected.errors).not.toContain(fakeBingKey);
});

test.each<[string, string, Readonly<Record<string, string>>, RegExp]>([
	['without a key', 'https://www.bakery.example/', {}, /The key is missing.*PLUMBLINE_BING_KEY/],
	[
		'with a wrong key',
		'https://www.bakery.example/',
		{ PLUMBLINE_BING_KEY: 'nonsense-key' },
		/does not know this API key/,
	],
	[
		'for another site',
		'https://cakes.example/',
		{ PLUMBLINE_BING_KEY: fakeBingKey },
		/Its sites: https:\/\/cakes.example\//,
	],
])('%s, nothing is connected', async (title, siteUrl, given, message) => {
	const environment = { DATABASE_URL: `sqlite:${title.replaceAll(' ', '-')}/plumbline.db` };
	const fake = await bing(siteUrl);
	await site(environment);
	const words = ['connect', 'bing', '--base-url', fake.url];
	const { code, errors } = await runCommand(words, { ...environment, ...given });
	expect([code, errors]).toEqual([2, expect.stringMatching(message)]);
	expect((await runCommand(['sync'], environment)).errors).toMatch(/Nothing is connected yet/);
});
