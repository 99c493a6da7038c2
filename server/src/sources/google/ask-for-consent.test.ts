import { expect, onTestFinished, test } from 'vitest';
import { type FakeGoogleSettings, startFakeGoogle } from '../../testing/fake-google/fake-google.ts';
import { fakeClient } from '../../testing/fake-google/fake-sign-in.ts';
import { askForConsent } from './ask-for-consent.ts';
import { googleAddresses } from './google-addresses.ts';

interface Consent extends FakeGoogleSettings {
	/** The browser’s actions on Google’s page. */
	readonly browse?: (address: string) => void;
	readonly client?: typeof fakeClient;
	readonly signal?: AbortSignal;
}

async function consent({ browse = visit, client = fakeClient, signal, ...settings }: Consent = {}) {
	const fake = await startFakeGoogle(settings);
	onTestFinished(() => fake.close());
	return askForConsent({
		client,
		scope: 'https://www.googleapis.com/auth/webmasters.readonly',
		addresses: googleAddresses(fake.url),
		fetch,
		now: Date.now,
		signal: signal ?? new AbortController().signal,
		wait: async () => undefined,
		show: browse,
	});
}

function visit(address: string): void {
	fetch(address).then(
		(page) => page.text(),
		() => undefined,
	);
}

test('consent yields lasting credentials', async () => {
	expect(await consent()).toEqual({
		kind: 'oauth',
		...fakeClient,
		refreshToken: expect.stringMatching(/^1\/\//),
	});
});

test('requests offline access from Google, with PKCE', async () => {
	let asked = new URLSearchParams();
	await consent({
		browse: (address) => {
			asked = new URL(address).searchParams;
			visit(address);
		},
	});
	expect(Object.fromEntries(asked)).toMatchObject({
		access_type: 'offline',
		prompt: 'consent',
		response_type: 'code',
		code_challenge_method: 'S256',
		redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
	});
});

test('the browser page says to go back to the terminal', async () => {
	const page = Promise.withResolvers<string>();
	await consent({
		browse: (address) => {
			fetch(address)
				.then((page) => page.text())
				.then(page.resolve, page.reject);
		},
	});
	expect(await page.promise).toContain('go back to the terminal');
});

test('a request with the right port but the wrong state changes nothing', async () => {
	const credentials = await consent({
		browse: async (address) => {
			const back = new URL(address).searchParams.get('redirect_uri');
			for (const path of [
				'/?code=stolen&state=guess',
				'/?error=x',
				'/favicon.ico',
				'//',
				'/?code=x',
			]) {
				expect((await fetch(back + path)).status).toBe(404);
			}
			visit(address);
		},
	});
	expect(credentials.refreshToken).not.toBe('');
});

test.each<[string, Consent, RegExp]>([
	['a refusal', { consent: 'refused' }, /Access was refused on Google’s page/],
	['an empty box', { consent: 'without-scope' }, /less access than requested/],
	[
		'a wrong secret',
		{ client: { ...fakeClient, clientSecret: 'wrong-secret' } },
		/does not accept the OAuth client/,
	],
])('%s is reported', async (_name, settings, message) => {
	await expect(consent(settings)).rejects.toThrow(message);
});

test('waiting for consent can be stopped', async () => {
	const stop = new AbortController();
	const waiting = consent({
		browse: () => stop.abort(new Error('stopped')),
		signal: stop.signal,
	});
	await expect(waiting).rejects.toThrow('stopped');
});
