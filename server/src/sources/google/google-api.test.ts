import { generateKeyPairSync } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { type FakeGoogleSettings, startFakeGoogle } from '../../testing/fake-google/fake-google.ts';
import { fakeClient } from '../../testing/fake-google/fake-sign-in.ts';
import type { FakeFailureName } from '../../testing/fake-google/google-errors.ts';
import { SourceError } from '../source.ts';
import { googleAddresses } from './google-addresses.ts';
import { createGoogleApi } from './google-api.ts';
import type { GoogleCredentials } from './google-credentials.ts';
import { parseServiceAccountFile } from './google-files.ts';

const consented: GoogleCredentials = {
	kind: 'oauth',
	...fakeClient,
	refreshToken: '1//fake-refresh-token',
};

async function googleApi(
	settings: FakeGoogleSettings = {},
	credentials: unknown = consented,
	now = Date.now,
) {
	const fake = await startFakeGoogle(settings);
	onTestFinished(() => fake.close());
	const addresses = googleAddresses(fake.url);
	const api = createGoogleApi({
		access: {
			credentials,
			fetch,
			now,
			signal: new AbortController().signal,
			wait: async () => undefined,
		},
		addresses,
		baseUrl: addresses.searchConsole,
		scope: 'https://www.googleapis.com/auth/webmasters.readonly',
		subject: {
			provider: 'Google Search Console',
			api: 'Google Search Console API',
			property: 'the property sc-domain:example.com',
			grant: 'in Search Console, under Settings',
			connect: 'plumbline connect google',
		},
	});
	const sites = () => api.request({ path: '/webmasters/v3/sites' });
	const tokensAsked = () => fake.requests.filter(({ path }) => path === '/token').length;
	return { fake, sites, tokensAsked };
}

function serviceAccount(mangle = (key: string) => key) {
	const { privateKey, publicKey } = generateKeyPairSync('rsa', {
		modulusLength: 2048,
		publicKeyEncoding: { type: 'spki', format: 'pem' },
		privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
	});
	const file = {
		type: 'service_account',
		client_email: 'reader@project.iam.gserviceaccount.com',
		private_key: mangle(privateKey),
		private_key_id: 'abc',
	};
	return { credentials: parseServiceAccountFile(JSON.stringify(file)), publicKey };
}

test('one token serves many requests', async () => {
	const { sites, tokensAsked } = await googleApi();
	await Promise.all([sites(), sites()]);
	expect(await sites()).toEqual({
		siteEntry: [{ siteUrl: 'sc-domain:example.com', permissionLevel: 'siteOwner' }],
	});
	expect(tokensAsked()).toBeLessThanOrEqual(2);
});

test('a token is renewed shortly before it ends', async () => {
	let nowMs = Date.now();
	const { sites, tokensAsked } = await googleApi({ tokenLifetimeS: 3600 }, consented, () => nowMs);
	await sites();
	nowMs += 3500_000;
	await sites();
	expect(tokensAsked()).toBe(2);
});

test('a refused token is renewed once', async () => {
	const { fake, sites, tokensAsked } = await googleApi();
	await sites();
	fake.endTokens();
	await sites();
	expect(tokensAsked()).toBe(2);
	fake.fail('unauthenticated', { path: '/webmasters', times: 10 });
	await expect(sites()).rejects.toMatchObject({ failure: 'credentials' });
	expect(tokensAsked()).toBe(3);
});

test.each([
	['as it was downloaded', (key: string) => key],
	['with “\\n” in place of line ends', (key: string) => key.replaceAll('\n', '\\n')],
])('a service account signs in with its key %s', async (_name, mangle) => {
	const { credentials, publicKey } = serviceAccount(mangle);
	const { sites } = await googleApi({ serviceAccountKey: publicKey }, credentials);
	expect(await sites()).toMatchObject({ siteEntry: [{ permissionLevel: 'siteOwner' }] });
});

test('distinguishes a deleted key from an expired consent', async () => {
	const { publicKey } = serviceAccount();
	const { credentials } = serviceAccount();
	const { sites } = await googleApi({ serviceAccountKey: publicKey }, credentials);
	await expect(sites()).rejects.toMatchObject({
		failure: 'credentials',
		message: expect.stringContaining('key of the service account'),
		remedy: expect.stringContaining('clock'),
	});
	const { fake, sites: other } = await googleApi();
	fake.revoke();
	await expect(other()).rejects.toMatchObject({
		failure: 'credentials',
		message: expect.stringContaining('invalid_grant'),
		remedy: expect.stringContaining('plumbline connect google'),
	});
});

test.each<[FakeFailureName, string, RegExp]>([
	['forbidden', 'permission', /Give the account that you chose access.*Settings/],
	['accessNotConfigured', 'permission', /Enable “Google Search Console API” at https.*123456789/],
	['insufficientScope', 'permission', /select every checkbox/],
	['notFound', 'permission', /choose a different property/],
	['invalidArgument', 'refused', /property of this connection/],
	['internal', 'temporary', /retries/],
	['unavailable', 'temporary', /retries/],
	['brokenJson', 'temporary', /proxy/],
	['tooMany', 'quota', /Wait a minute/],
])('%s is a failure of kind %s with a remedy', async (failure, kind, remedy) => {
	const { fake, sites } = await googleApi();
	fake.fail(failure, { path: '/webmasters', times: 10 });
	await expect(sites()).rejects.toMatchObject({
		failure: kind,
		remedy: expect.stringMatching(remedy),
	});
});

test('a used-up quota is left alone for a quarter of an hour', async () => {
	const { fake, sites } = await googleApi();
	fake.fail('quotaExceeded', { path: '/webmasters', times: 10 });
	await expect(sites()).rejects.toMatchObject({ failure: 'quota', retryAfterMs: 900_000 });
	expect(fake.requests.filter(({ path }) => path !== '/token')).toHaveLength(1);
});

test('retries after temporary failures instead of reporting them', async () => {
	const { fake, sites } = await googleApi();
	fake.fail('tooMany', { path: '/webmasters', times: 1 });
	fake.fail('unavailable', { path: '/webmasters', times: 1 });
	fake.fail('unavailable', { path: '/token', times: 1 });
	expect(await sites()).toHaveProperty('siteEntry');
});

test('no sign-in failure shows a secret', async () => {
	for (const failure of ['invalidGrant', 'invalidClient', 'internal', 'hangUp'] as const) {
		const { fake, sites } = await googleApi();
		fake.fail(failure, { path: '/token', times: 10 });
		const error = await sites().catch((error: unknown) => error);
		expect(error).toBeInstanceOf(SourceError);
		expect(`${error} ${(error as SourceError).stack}`).not.toMatch(/GOCSPX|1\/\//);
	}
});
