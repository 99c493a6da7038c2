import { expect, test } from 'vitest';
import { createApiKey } from '../../accounts/api-keys/api-keys.store.ts';
import { testApp } from '../../testing/app.ts';
import { clientNetwork } from './rate-limit.ts';

const rules = '/api/v3/optimization/rules';

test('reports the remaining calls, and then how long to wait', async () => {
	const clock = { ms: 0 };
	const { app, apiKey } = await testApp({ rateLimit: 2, now: () => clock.ms });
	const call = () => app.inject({ url: `${rules}?api_key=${apiKey}` });
	const first = await call();
	expect(first.headers).toMatchObject({
		'ratelimit-policy': '"requests";q=2;w=60',
		ratelimit: '"requests";r=1;t=30',
	});
	await call();
	const third = await call();
	expect(third.json()).toMatchObject({ status: 429, code: 'rate_limited' });
	expect(third.headers['retry-after']).toBe('30');
	expect(third.json().detail).toBe('Too many requests. Wait 30 seconds.');
	clock.ms = 29_500;
	expect((await call()).json().detail).toBe('Too many requests. Wait a second.');
	clock.ms = 30_000;
	expect((await call()).statusCode).toBe(200);
});

test('without a setting a key may call 600 times a minute, 100 at once', async () => {
	const { app, apiKey } = await testApp({ rateLimit: null });
	const { headers } = await app.inject({ url: `${rules}?api_key=${apiKey}` });
	expect(headers['ratelimit-policy']).toBe('"requests";q=600;w=60');
	expect(headers.ratelimit).toMatch(/r=99;/);
});

test('fetched pages have an allowance of their own', async () => {
	const { app, apiKey } = await testApp({ rateLimit: null });
	const { headers } = await app.inject({ url: `/api/optimization/onpage?api_key=${apiKey}` });
	expect(headers['ratelimit-policy']).toBe('"pages";q=60;w=60');
});

test('writes have an allowance of their own', async () => {
	const { app, apiKey } = await testApp({ rateLimit: null, scopes: ['keywords:write'] });
	const url = '/api/v3/keywords/add_keywords';
	const { headers } = await app.inject({ method: 'POST', url, headers: { 'x-api-key': apiKey } });
	expect(headers['ratelimit-policy']).toBe('"writes";q=60;w=60');
});

test('a key may have a limit of its own', async () => {
	const { app, database, accountId } = await testApp({ rateLimit: 'off' });
	const apiKey = await createApiKey(database, { accountId, scopes: ['optimize'], rateLimit: 1 });
	const call = () => app.inject({ url: `${rules}?api_key=${apiKey}` });
	expect([(await call()).statusCode, (await call()).statusCode]).toEqual([200, 429]);
});

test('wrong keys are counted per address, and a right key still works', async () => {
	const { app, apiKey } = await testApp({ rateLimit: null, now: () => 0 });
	const call = (key: string) => app.inject({ url: `${rules}?api_key=${key}` });
	const statuses = [];
	for (let count = 0; count < 31; count++) statuses.push((await call('plb_wrong')).statusCode);
	expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
	expect(statuses[30]).toBe(429);
	expect((await call(apiKey)).statusCode).toBe(200);
});

test.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9'],
])('%s is the same client as %s', (one, other) => {
	expect(clientNetwork(one)).toBe(clientNetwork(other));
});

test('clients of different networks differ', () => {
	expect(clientNetwork('2001:db8:1:2::1')).not.toBe(clientNetwork('2001:db8:1:3::1'));
	expect(clientNetwork('203.0.113.9')).not.toBe(clientNetwork('203.0.113.10'));
});
