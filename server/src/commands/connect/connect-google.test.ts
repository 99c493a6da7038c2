import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dayAt } from '../../facts/day.ts';
import { searchConsoleZone } from '../../sources/google-search-console/days-to-read.ts';
import { callCommand } from '../../testing/call-command.ts';
import { type FakeGoogleSettings, startFakeGoogle } from '../../testing/fake-google/fake-google.ts';
import { fakeClient } from '../../testing/fake-google/fake-sign-in.ts';
import { ended, folder, runCommand, startCommand } from '../../testing/run-command.ts';

const client = ['--client-id', fakeClient.clientId, '--client-secret', fakeClient.clientSecret];

const worldwide = {
	search_engine: 'google',
	days_read: 14,
	days_left: expect.any(Number),
	problem: null,
};

async function google(settings: FakeGoogleSettings = {}) {
	const fake = await startFakeGoogle({ ...settings, data: { queries: 8, ...settings.data } });
	onTestFinished(() => fake.close());
	return fake;
}

/** Runs the command and acts as the person does: opens the URL that it prints. */
function connect(url: string, words: readonly string[], environment = {}) {
	return callCommand(['connect', 'google', '--base-url', url, ...words], {
		environment,
		onErrors: openAddress(),
	});
}

/** Runs the command in a process of its own, which must end by itself. */
function connectInProcess(url: string, words: readonly string[], environment = {}) {
	const child = startCommand(['connect', 'google', '--base-url', url, ...words], environment);
	child.stderr?.setEncoding('utf8').on('data', openAddress());
	return ended(child);
}

function openAddress() {
	let printed = '';
	return (text: string) => {
		const before = addressIn(printed);
		printed += text;
		const address = addressIn(printed);
		if (before === null && address !== null) void fetch(address).then((page) => page.text());
	};
}

function addressIn(text: string): string | null {
	return text.match(/^(http\S+\/o\/oauth2\S+)\n/m)?.[1] ?? null;
}

test('one command and a consent create a site, a connection, and its newest days', async () => {
	const firstDay = dayAt(Date.now(), searchConsoleZone) - 60;
	const fake = await google({ data: { types: ['web', 'discover'], firstDay } });
	const environment = { DATABASE_URL: 'sqlite:one/plumbline.db' };
	const { code, output, errors } = await connectInProcess(
		fake.url,
		[...client, '--json'],
		environment,
	);
	expect([code, errors]).toEqual([0, expect.stringContaining('Open this URL')]);
	expect(JSON.parse(output)).toEqual({
		site_global_key: expect.any(String),
		domain: 'example.com',
		source: 'google-search-console',
		property: 'sc-domain:example.com',
		...worldwide,
		series: [worldwide, { ...worldwide, search_engine: 'google__discover' }],
	});
	expect(output + errors).not.toMatch(/GOCSPX|1\/\/|ya29/);
	const sites = JSON.parse((await runCommand(['site', 'list', '--json'], environment)).output);
	expect(JSON.stringify(sites)).toContain('"google"');
	const rest = await runCommand(['sync', '--json'], environment);
	const succeeded = { outcome: 'succeeded' };
	expect(JSON.parse(rest.output)).toMatchObject([succeeded, succeeded]);
	const pages = await runCommand(['pages', '--limit', '3'], environment);
	expect(pages.output).toMatch(/^clicks +impressions +position +Google +page\n\d+ .*\n/);
	expect(pages.errors).toMatch(/^google, \d{4}-\d\d-\d\d to /m);
	const leftOut = await runCommand(['pages', '--why-not-indexed'], environment);
	expect(leftOut.output).toMatch(/^https:.*\n {2}Google does not know the URL\.\n/m);
	const best = JSON.parse((await runCommand(['opportunities', '--json'], environment)).output);
	expect(best.meta.looked).toHaveLength(6);
});

test('a service account needs no consent', async () => {
	const { privateKey, publicKey } = generateKeyPairSync('rsa', {
		modulusLength: 2048,
		publicKeyEncoding: { type: 'spki', format: 'pem' },
		privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
	});
	const key = { type: 'service_account', client_email: 'reader@x.test', private_key: privateKey };
	writeFileSync(join(folder, 'key.json'), JSON.stringify(key));
	const fake = await google({ serviceAccountKey: publicKey, data: { firstDay: 0, lastDay: 0 } });
	const words = ['connect', 'google', '--base-url', fake.url, '--service-account', 'key.json'];
	const { code, output, errors } = await runCommand(words, {
		DATABASE_URL: 'sqlite:two/plumbline.db',
	});
	expect([code, errors]).toEqual([0, expect.not.stringContaining('Open this URL')]);
	expect(output).toMatch(/sc-domain:example.com feeds google of example.com/);
});

test('the client is remembered after the first connection', async () => {
	const fake = await google({ data: { firstDay: 0, lastDay: 0 } });
	const environment = { DATABASE_URL: 'sqlite:three/plumbline.db' };
	expect((await connect(fake.url, client, environment)).code).toBe(0);
	const again = await connect(fake.url, ['--search-engine', 'google_uk__mobile'], environment);
	expect(again).toMatchObject({ code: 0, output: expect.stringContaining('google_gb__mobile') });
});

test('of several properties, reads the one that matches the site or the one that is named', async () => {
	const permissionLevel = 'siteOwner';
	const properties = [
		'sc-domain:other.com',
		'https://www.bakery.example/',
		'sc-domain:third.com',
	].map((siteUrl) => ({ siteUrl, permissionLevel }));
	const fake = await google({ properties, data: { firstDay: 0, lastDay: 0 } });
	const environment = { DATABASE_URL: 'sqlite:four/plumbline.db' };
	const unnamed = await connect(fake.url, client, environment);
	expect(unnamed.code).toBe(2);
	expect(unnamed.errors).toMatch(
		/--property is missing\. .*sc-domain:other\.com, .*sc-domain:third/,
	);
	const named = await connect(
		fake.url,
		[...client, '--property', 'sc-domain:third.com'],
		environment,
	);
	expect(named.output).toContain('google of third.com');
	await runCommand(['site', 'add', '--domain', 'bakery.example'], environment);
	const ofSite = await connect(fake.url, ['--site', 'bakery.example'], environment);
	expect(ofSite.output).toContain('https://www.bakery.example/ feeds google of bakery.example');
});

test('a refusal is reported, and nothing is stored', async () => {
	const fake = await google({ consent: 'refused' });
	const environment = { DATABASE_URL: 'sqlite:five/plumbline.db' };
	const { code, errors } = await connect(fake.url, client, environment);
	expect([code, errors]).toEqual([2, expect.stringMatching(/Access was refused.*allow access/)]);
	expect((await runCommand(['site', 'list', '--json'], environment)).output).not.toContain(
		'example',
	);
});

test('Ctrl-C ends the waiting', async () => {
	const fake = await google();
	const child = startCommand(['connect', 'google', '--base-url', fake.url, ...client]);
	child.stderr?.once('data', () => child.kill('SIGINT'));
	const { code, errors } = await ended(child);
	expect([code, errors]).toEqual([130, expect.stringContaining('stopped before the end')]);
});

test.each([
	[
		['--client', 'missing.json'],
		/--client: “missing.json” cannot be read: there is no such file or folder/,
	],
	[['--client-id', 'x'], /belong together/],
	[[], /--client is missing\. .*“Desktop app”/],
	[['--search-engine', 'bing_us'], /Search Console has no data about “bing_us”/],
	[['--search-engine', 'google_xx'], /Search Console has no data about “google_xx”/],
	[['--site', 'nowhere.example', ...client], /--site: |There are no sites yet/],
	[['--service-account', 'package.json'], /--service-account: /],
])('connect google %j exits with 2 and says what to do', async (words, message) => {
	const { code, errors } = await callCommand(['connect', 'google', ...words]);
	expect(code).toBe(2);
	expect(errors).toMatch(message);
});

test('countries and devices are read on request, and one command shows them', async () => {
	const firstDay = dayAt(Date.now(), searchConsoleZone) - 12;
	const fake = await google({ data: { queries: 30, firstDay } });
	const environment = { DATABASE_URL: 'sqlite:split/plumbline.db' };
	const series = ['--search-engine', 'google'];
	const first = await connect(fake.url, [...client, ...series, '--json'], environment);
	expect(first.code).toBe(0);
	await runCommand(['sync'], environment);
	const countries = (...words: string[]) => runCommand(['countries', ...words], environment);
	expect((await countries()).output).toMatch(/No figures by country.*--split country/);

	const wrong = await connect(fake.url, [...client, '--split', 'country,page'], environment);
	expect([wrong.code, wrong.errors]).toEqual([
		2,
		expect.stringMatching(/--split: “page” is not known. Allowed: country, device/),
	]);
	const again = [...client, ...series, '--split', 'country,device', '--json'];
	expect((await connect(fake.url, again, environment)).code).toBe(0);
	await runCommand(['sync'], environment);
	const { errors, output } = await countries('--locale', 'ja');
	expect(output).toMatch(
		/^clicks +impressions +CTR +position +country\n *\d+ +\d+ .*us アメリカ合衆国/,
	);
	expect(errors).not.toContain('in none of these rows');
	const tablets = JSON.parse((await countries('--segment', 'device:tablet', '--json')).output);
	expect(tablets.countries.rows.map(({ name }: { name: string }) => name)).toEqual(['us']);
	const pages = await runCommand(['pages', '--segment', 'country:jp'], environment);
	expect([pages.output, pages.errors]).toEqual([
		expect.stringContaining('No page has figures'),
		expect.stringContaining('have no figures by country or device'),
	]);
	const ranked = await runCommand(['rankings', '--segment', 'country:jp'], environment);
	expect(ranked.errors).toMatch(/--segment: Keywords have no figures by country or device/);
});
