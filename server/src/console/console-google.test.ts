import {
	beginGoogle,
	checkSource,
	connectProperty,
	endGoogle,
	knowsGoogleClient,
	listSources,
	readOtherSeries,
	readSourceNow,
	removeSource,
	signIn,
} from '@plumbline/console/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { signInLink } from '../accounts/sessions/sign-in-link.ts';
import type { Database } from '../database/open-database.ts';
import { testApp } from '../testing/app.ts';
import { browserOf } from '../testing/browser.ts';
import { testVault } from '../testing/connected-site.ts';
import { startFakeGoogle } from '../testing/fake-google/fake-google.ts';
import { fakeClient } from '../testing/fake-google/fake-sign-in.ts';

const clientFile = JSON.stringify({
	installed: { client_id: fakeClient.clientId, client_secret: fakeClient.clientSecret },
});

async function consoleWithGoogle(consent: 'given' | 'refused' = 'given') {
	const google = await startFakeGoogle({ consent });
	onTestFinished(google.close);
	const given = await testApp({ vault: testVault, googleUrl: google.url });
	const owner = async (accountId: number) => {
		const browser = browserOf(given.app);
		await browser.call(signIn, { secret: await tokenFor(given.database, accountId) });
		return browser;
	};
	return { ...given, google, owner, browser: await owner(given.accountId) };
}

async function tokenFor(database: Database, accountId: number) {
	const link = await signInLink(database, { accountId, url: '', nowMs: Date.now() });
	return link.split('#sign-in=')[1] ?? '';
}

type Browser = ReturnType<typeof browserOf>;

/** Clicks through Google’s page; the answer that it sends back with the browser. */
async function consented(browser: Browser) {
	const { body } = await browser.call(beginGoogle, { client_file: clientFile });
	const { headers } = await fetch(body.authorize_url, { redirect: 'manual' });
	const back = new URL(headers.get('location') ?? '');
	expect(back.origin + back.pathname).toBe('http://127.0.0.1:8787/sources');
	const given = (name: string) => back.searchParams.get(name) ?? '';
	return { state: given('state'), code: given('code'), error: given('error') };
}

const choice = { property: 'sc-domain:example.com', search_engine: 'google_us' };

test('clicking through Google’s page connects a property and schedules its first reading', async () => {
	const { browser, database } = await consoleWithGoogle();
	expect((await browser.call(knowsGoogleClient)).body).toEqual({
		is_known: false,
		redirect_url: 'http://127.0.0.1:8787/sources',
	});
	const { status, body } = await browser.call(endGoogle, await consented(browser));
	expect({ status, body }).toEqual({
		status: 200,
		body: {
			properties: [{ property: 'sc-domain:example.com', domain: 'example.com', is_readable: true }],
		},
	});
	expect((await browser.call(connectProperty, choice)).status).toBe(200);
	const [source] = (await browser.call(listSources)).body;
	expect(source).toMatchObject({
		source: 'google-search-console',
		domain: 'example.com',
		reads: 'sc-domain:example.com',
		days_read: 0,
		last_problem: null,
	});
	expect((await browser.call(checkSource, { id: source.id })).body).toMatchObject({ works: true });
	expect((await browser.call(knowsGoogleClient)).body.is_known).toBe(true);
	const kept = await database.selectFrom('console_session').select('pending').execute();
	expect(JSON.stringify(kept)).not.toContain('fake');
});

test('a property that was connected for one country offers its other series', async () => {
	const { browser } = await consoleWithGoogle();
	await browser.call(endGoogle, await consented(browser));
	await browser.call(connectProperty, choice);
	const [{ id }] = (await browser.call(listSources)).body;
	const { body } = await browser.call(readOtherSeries, { id });
	expect(body.search_engines).toContain('google');
	const sources: { readonly search_engine: string }[] = (await browser.call(listSources)).body;
	expect(sources.map(({ search_engine: engine }) => engine)).toEqual(
		expect.arrayContaining(['google', 'google_us']),
	);
	expect((await browser.call(readOtherSeries, { id })).body.search_engines).toEqual([]);
});

test('a refusal on Google’s page gets an answer that says what to do', async () => {
	const { browser } = await consoleWithGoogle('refused');
	const { status, body } = await browser.call(endGoogle, await consented(browser));
	expect({ status, code: body.code }).toEqual({ status: 400, code: 'source_failed' });
	expect(body.detail).toMatch(/refused|denied|allow/i);
});

test('a consent that somebody else began is worthless here', async () => {
	const { accountId, browser, owner } = await consoleWithGoogle();
	const attacker = await owner(accountId);
	const answer = await consented(attacker);
	expect((await browser.call(endGoogle, answer)).status).toBe(404);
	await browser.call(beginGoogle, { client_file: clientFile });
	expect((await browser.call(endGoogle, answer)).status).toBe(404);
	expect((await browser.call(connectProperty, choice)).status).toBe(400);
	expect((await attacker.call(endGoogle, { ...answer, state: '' })).status).toBe(404);
	expect((await attacker.call(endGoogle, answer)).status).toBe(200);
});

test('a property that Google does not list cannot be connected', async () => {
	const { browser } = await consoleWithGoogle();
	await browser.call(endGoogle, await consented(browser));
	for (const other of [
		{ property: 'sc-domain:other.example' },
		{ search_engine: 'bing_us' },
		{ property: '<script>' },
	]) {
		expect((await browser.call(connectProperty, { ...choice, ...other })).status).toBe(400);
	}
});

test('the sources of one account do not exist for the other', async () => {
	const { browser, database, owner } = await consoleWithGoogle();
	await browser.call(endGoogle, await consented(browser));
	await browser.call(connectProperty, choice);
	const [{ id }] = (await browser.call(listSources)).body;
	const other = await owner((await createAccount(database, { name: 'Other' }))?.id ?? 0);
	expect((await other.call(listSources)).body).toEqual([]);
	expect((await other.call(knowsGoogleClient)).body.is_known).toBe(false);
	for (const call of [checkSource, readOtherSeries, readSourceNow, removeSource]) {
		expect((await other.call(call, { id })).status).toBe(404);
	}
	await browser.call(removeSource, { id });
	expect((await browser.call(listSources)).body).toEqual([]);
});
