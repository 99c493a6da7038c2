import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeGoogle } from '../../testing/fake-google/fake-google.ts';
import { folder, runCommand } from '../../testing/run-command.ts';

async function google() {
	const { privateKey, publicKey } = generateKeyPairSync('rsa', {
		modulusLength: 2048,
		publicKeyEncoding: { type: 'spki', format: 'pem' },
		privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
	});
	const key = { type: 'service_account', client_email: 'reader@x.test', private_key: privateKey };
	writeFileSync(join(folder, 'analytics.json'), JSON.stringify(key));
	const fake = await startFakeGoogle({ serviceAccountKey: publicKey });
	onTestFinished(() => fake.close());
	const words = ['connect', 'google-analytics', '--base-url', fake.url];
	return [...words, '--service-account', 'analytics.json'];
}

const environment = { DATABASE_URL: 'sqlite:analytics/plumbline.db' };

test('the account’s only property is read for each engine of the site', async () => {
	const words = await google();
	const engines = ['--search-engines', 'google_us,bing_gb'];
	await runCommand(['site', 'add', '--domain', 'bakery.example', ...engines], environment);
	const { code, output, errors } = await runCommand([...words, '--json'], environment);
	expect([code, errors]).toEqual([0, expect.not.stringContaining('plumbline:')]);
	const listed = { domain: 'bakery.example', source: 'google-analytics', days_read: 14 };
	expect(JSON.parse(output)).toMatchObject([
		{ ...listed, search_engine: 'bing_gb' },
		{ ...listed, search_engine: 'google_us' },
	]);
	const doctor = await runCommand(['doctor'], environment);
	expect(doctor).toMatchObject({
		code: 0,
		output: expect.stringMatching(/123456789 can be read; its time zone is Europe\/Berlin/),
	});
});

test.each([
	[['--property', 'G-ABC123'], /number of a property.*“G-”/],
	[['--property', '999999'], /does not show property 999999/],
	[['--search-engine', 'example_us'], /has no data about “example_us”/],
])('%j exits with 2 and says what to do', async (more, message) => {
	const words = await google();
	await runCommand(['site', 'add', '--domain', 'bakery.example'], environment);
	const { code, errors } = await runCommand([...words, ...more], environment);
	expect([code, errors]).toEqual([2, expect.stringMatching(message)]);
});

test('without a client, it says which client it needs, and which command takes it', async () => {
	const empty = { DATABASE_URL: 'sqlite:no-client/plumbline.db' };
	await runCommand(['site', 'add', '--domain', 'bakery.example'], empty);
	const { code, errors } = await runCommand(['connect', 'google-analytics'], empty);
	expect(code).toBe(2);
	expect(errors).toMatch(
		/--client is missing\. .*Analytics Data API.*run: plumbline connect google-analytics --client FILE\./,
	);
});
