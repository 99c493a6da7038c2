import {
	createAccount,
	createKey,
	endSession,
	listKeys,
	listSessions,
	revokeKey,
	shareSite,
	signIn,
	signOut,
	whoIsSignedIn,
} from '@plumbline/console/contract';
import { expect, test } from 'vitest';
import { createAccount as newAccount } from '../accounts/accounts.store.ts';
import { createApiKey, revokeApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { signInLink } from '../accounts/sessions/sign-in-link.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import { testApp } from '../testing/app.ts';
import { browserOf } from '../testing/browser.ts';
import { onEachEngine } from '../testing/database.ts';

const sites = '/api/v3/account/sites';

async function tokenFor(database: Database, accountId: number, nowMs = Date.now()) {
	const link = await signInLink(database, { accountId, url: 'http://127.0.0.1:8787', nowMs });
	return link.split('#sign-in=')[1] ?? '';
}

async function signedIn() {
	const given = await testApp({ scopes: ['read'], ownDomain: 'bakery.example' });
	const browser = browserOf(given.app);
	const secret = await tokenFor(given.database, given.accountId);
	expect(await browser.call(signIn, { secret })).toMatchObject({
		status: 200,
		body: { kind: 'owner', account_name: 'Bakery' },
	});
	return { ...given, browser, secret };
}

test('a link signs one browser in, once, and then the endpoints answer its cookie', async () => {
	const { app, browser, secret } = await signedIn();
	expect(await browser.send(sites, {})).toMatchObject({
		status: 200,
		body: [{ domain: 'bakery.example' }],
	});
	expect(await browserOf(app).call(signIn, { secret })).toMatchObject({
		status: 401,
		body: { code: 'key_invalid', detail: expect.stringContaining('has been used') },
	});
	await browser.call(signOut);
	expect((await browser.call(whoIsSignedIn)).status).toBe(401);
	expect((await browser.send(sites, {})).status).toBe(401);
});

test('owners of the first account create others, and nobody else does', async () => {
	const { app, browser } = await signedIn();
	const { body } = await browser.call(createAccount, { name: ' Mill ' });
	const owner = browserOf(app);
	const { token: secret } = body as { readonly token: string };
	expect(await owner.call(signIn, { secret })).toMatchObject({
		body: { account_name: 'Mill', kind: 'owner', may_create_accounts: false },
	});
	expect((await owner.send(sites, {})).body).toEqual([]);
	expect((await owner.call(createAccount, { name: 'Bakery' })).status).toBe(403);
	expect(await browser.call(createAccount, { name: 'Mill' })).toMatchObject({
		status: 400,
		body: { detail: expect.stringContaining('already exists') },
	});
});

test('two browsers that open one link at the same time share no session', async () => {
	const { app, database, accountId } = await testApp();
	const secret = await tokenFor(database, accountId);
	const answers = await Promise.all([1, 2, 3].map(() => browserOf(app).call(signIn, { secret })));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
});

test('no script can read the cookie, and no other site can send it', async () => {
	const { app, database, accountId } = await testApp();
	const secret = await tokenFor(database, accountId);
	const origin = { host: 'seo.localhost', origin: 'https://seo.localhost' };
	const { headers } = await browserOf(app).call(signIn, { secret }, origin);
	expect(headers['set-cookie']).toMatch(
		/^plumbline_session=pls_[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
	);
});

test('two servers on one host keep a session each, because cookies do not know ports', async () => {
	const { app, database, accountId } = await testApp();
	const cookieAt = async (host: string) => {
		const secret = await tokenFor(database, accountId);
		const origin = { host, origin: `http://${host}` };
		const { headers } = await browserOf(app).call(signIn, { secret }, origin);
		return String(headers['set-cookie']).split('=')[0];
	};
	expect(await cookieAt('localhost:8787')).toBe('plumbline_session_8787');
	expect(await cookieAt('localhost:8788')).toBe('plumbline_session_8788');
});

test('a session from before cookies had ports in their names goes on, until a newer one', async () => {
	const { browser } = await signedIn();
	const [, token] = browser.cookie().split('=');
	browser.plant(`plumbline_session=${token}`);
	expect((await browser.call(whoIsSignedIn)).status).toBe(200);
	browser.plant(`plumbline_session=${token}; plumbline_session_8787=ended`);
	expect((await browser.call(whoIsSignedIn)).status).toBe(401);
});

test('a session that somebody planted in the browser gains nothing when its owner signs in', async () => {
	const { app, database, accountId, apiKey } = await testApp({ scopes: ['read'] });
	const attacker = browserOf(app);
	await attacker.call(signIn, { secret: apiKey });
	const victim = browserOf(app);
	victim.plant(attacker.cookie());
	await victim.call(signIn, { secret: await tokenFor(database, accountId) });
	expect(victim.cookie()).not.toBe(attacker.cookie());
	expect((await attacker.call(whoIsSignedIn)).status).toBe(401);
	attacker.plant('plumbline_session_8787=chosen');
	expect((await attacker.call(whoIsSignedIn)).status).toBe(401);
});

test.each([
	['a form of a different site', { 'x-plumbline-console': '', origin: 'https://evil.test' }],
	['a script of a different site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
	['a different port of this machine', { origin: 'http://127.0.0.1:9999' }],
	['a sandboxed frame', { origin: 'null' }],
	['a link on a different site', { 'sec-fetch-site': 'cross-site' }],
])('%s cannot use the session', async (_who, headers) => {
	const { app, browser } = await signedIn();
	const attempt = { cookie: browser.cookie(), host: '127.0.0.1:8787', ...headers };
	const send = (url: string, payload: object) =>
		app.inject({
			method: 'POST',
			url,
			payload,
			headers: Object.fromEntries(
				Object.entries({ 'x-plumbline-console': '1', ...attempt }).filter(([, value]) => value),
			),
		});
	expect((await send(createKey.path, { scopes: ['read'], days: null })).statusCode).toBe(403);
	expect((await send(sites, {})).statusCode).toBe(401);
	expect((await browser.call(listKeys)).body).toHaveLength(1);
});

test.each(['rebound.evil.test:8787', '127.0.0.1.evil.test:8787', 'evil.test:8787'])(
	'the console does not answer under the name “%s”, which may lead here by DNS rebinding',
	async (host) => {
		const { app, browser } = await signedIn();
		const headers = { host, origin: `http://${host}` };
		expect((await app.inject({ url: '/', headers })).statusCode).toBe(403);
		expect((await browser.call(whoIsSignedIn, {}, headers)).status).toBe(403);
		expect((await browser.send(sites, {}, headers)).status).toBe(403);
	},
);

test('the operator names the hosts of a proxy', async () => {
	const { app, apiKey } = await testApp({ consoleHosts: ['seo.example.com'] });
	const headers = { host: 'seo.example.com', origin: 'https://seo.example.com' };
	expect((await browserOf(app).call(signIn, { secret: apiKey }, headers)).status).toBe(200);
});

test('a session that began with a key has its scopes, manages nothing, and ends with it', async () => {
	const { app, database, accountId } = await testApp();
	const secret = await createApiKey(database, { accountId, scopes: ['read'] });
	const browser = browserOf(app);
	await browser.call(signIn, { secret });
	expect((await browser.send(sites, {})).status).toBe(200);
	expect(await browser.send('/api/v3/optimization/rules', {})).toMatchObject({ status: 403 });
	for (const call of [listKeys, listSessions, createKey, revokeKey, endSession, shareSite]) {
		const input = { id: 1, scopes: ['read'], days: 1, site_global_key: 'x' };
		const asked = Object.fromEntries(
			Object.keys(call.input.def.shape).map((name) => [name, input[name as 'id']]),
		);
		expect((await browser.call(call, asked)).body.code).toBe('scope_missing');
	}
	const keys = await database.selectFrom('api_key').select('id').orderBy('id', 'desc').execute();
	await revokeApiKey(database, keys[0]?.id ?? 0);
	expect((await browser.call(whoIsSignedIn)).status).toBe(401);
	expect((await browser.send(sites, {})).status).toBe(401);
});

test('a session expires, and its owner can end any session', async () => {
	let nowMs = Date.now();
	const { app, database, accountId } = await testApp({ now: () => nowMs });
	const [one, other] = [browserOf(app), browserOf(app)];
	for (const browser of [one, other]) {
		await browser.call(signIn, { secret: await tokenFor(database, accountId, nowMs) });
	}
	const { body } = await one.call(listSessions);
	const theOther = body.find(({ is_this_one }: { is_this_one: boolean }) => !is_this_one);
	await one.call(endSession, { id: theOther.id });
	expect((await other.call(whoIsSignedIn)).status).toBe(401);
	nowMs += 7 * 86_400_000;
	expect((await one.call(whoIsSignedIn)).status).toBe(401);
});

onEachEngine('a share link shows one site, changes nothing and ends', async (database) => {
	let nowMs = Date.now();
	const { app, accountId } = await testApp({
		database,
		now: () => nowMs,
		ownDomain: 'bakery.example',
	});
	const shared = await ensureSite(database, {
		accountId,
		domain: 'pottery.example',
		title: 'Pottery',
	});
	const owner = browserOf(app);
	await owner.call(signIn, { secret: await tokenFor(database, accountId, nowMs) });
	const { body } = await owner.call(shareSite, { site_global_key: shared.globalKey, days: 2 });
	const guest = browserOf(app);
	await guest.call(signIn, { secret: body.token });
	expect((await owner.send(sites, {})).body).toHaveLength(2);
	expect((await guest.send(sites, {})).body).toMatchObject([{ domain: 'pottery.example' }]);
	const keyOfOther = (await owner.send(sites, {})).body[0].site_global_key;
	for (const [url, parameters] of [
		['/api/v3/keywords/rankings', { site_global_key: keyOfOther }],
		['/api/v3/keywords/add_keywords', { site_global_key: shared.globalKey, keywords: 'rye' }],
		['/api/v3/optimization/rules', {}],
	] as const) {
		const range = { search_engine_global_key: 'google_us', date_from: '2026-01-01' };
		const asked = { ...range, date_to: '2026-01-02', ...parameters };
		expect((await guest.send(url, asked)).status).toBeGreaterThanOrEqual(403);
	}
	expect((await guest.call(listSessions)).status).toBe(403);
	nowMs += 2 * 86_400_000 + 1;
	expect((await guest.send(sites, {})).status).toBe(401);
	expect((await browserOf(app).call(signIn, { secret: body.token })).status).toBe(401);
});

onEachEngine('ending a share link ends its guests at once, and nobody else', async (database) => {
	const { app, accountId } = await testApp({ database, ownDomain: 'bakery.example' });
	const owner = browserOf(app);
	await owner.call(signIn, { secret: await tokenFor(database, accountId) });
	const [site] = (await owner.send(sites, {})).body;
	const [ended, kept] = await Promise.all(
		[1, 2].map(async () => {
			const link = await owner.call(shareSite, { site_global_key: site.site_global_key, days: 9 });
			const guests = [browserOf(app), browserOf(app)];
			for (const guest of guests) await guest.call(signIn, { secret: link.body.token });
			return { secret: link.body.token, guests };
		}),
	);
	const { body: listed } = await owner.call(listSessions);
	const links = listed.filter(({ kind }: { kind: string }) => kind === 'share-link');
	expect(listed).toHaveLength(1 + 2 + 4);
	await owner.call(endSession, { id: links[0].id });
	const answersOf = (guests: readonly ReturnType<typeof browserOf>[]) =>
		Promise.all(guests.map(async (guest) => (await guest.send(sites, {})).status));
	const groups = await Promise.all([ended, kept].map((link) => answersOf(link?.guests ?? [])));
	expect(groups.toSorted()).toEqual([
		[200, 200],
		[401, 401],
	]);
	expect((await owner.call(listSessions)).body).toHaveLength(1 + 1 + 2);
	expect((await owner.call(whoIsSignedIn)).status).toBe(200);
});

test('one account cannot see, end or revoke anything of the other', async () => {
	const { database, browser, app } = await signedIn();
	const other = await newAccount(database, { name: 'Other' });
	const accountId = other?.id ?? 0;
	const theirKey = await createApiKey(database, { accountId, scopes: ['read'] });
	const theirs = browserOf(app);
	await theirs.call(signIn, { secret: await tokenFor(database, accountId) });
	const [session] = (await theirs.call(listSessions)).body;
	const [key] = (await theirs.call(listKeys)).body;
	expect((await browser.call(endSession, { id: session.id })).status).toBe(404);
	expect((await browser.call(revokeKey, { id: key.id })).status).toBe(404);
	expect((await theirs.call(whoIsSignedIn)).status).toBe(200);
	expect((await browserOf(app).call(signIn, { secret: theirKey })).status).toBe(200);
	const site = await ensureSite(database, { accountId, domain: 'their.example', title: 'x' });
	const share = await browser.call(shareSite, { site_global_key: site.globalKey, days: 1 });
	expect(share.status).toBe(404);
	const shown = JSON.stringify([
		(await browser.call(listSessions)).body,
		(await browser.call(listKeys)).body,
		(await browser.send(sites, {})).body,
	]);
	expect(shown).not.toContain('their.example');
	expect(shown).not.toContain(theirKey.slice(-4));
});

test('a link is not a session, so nothing answers it before it is exchanged', async () => {
	const { app, database, accountId } = await testApp();
	const secret = await tokenFor(database, accountId);
	const browser = browserOf(app);
	browser.plant(`plumbline_session_8787=${secret}`);
	expect((await browser.call(whoIsSignedIn)).status).toBe(401);
	const headers = { authorization: `Bearer ${secret}` };
	expect((await app.inject({ url: sites, headers })).statusCode).toBe(401);
});
