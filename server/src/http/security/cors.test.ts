import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { parseCorsOrigins } from './cors-origins.ts';

const url = '/api/v3/account/sites';
const ours = 'https://cms.example';
const preflight = {
	'access-control-request-method': 'POST',
	'access-control-request-headers': 'authorization,content-type,idempotency-key',
};

async function answers(origin: string, corsOrigins: readonly string[]) {
	const { app } = await testApp({ corsOrigins });
	const asked = await app.inject({ method: 'OPTIONS', url, headers: { origin, ...preflight } });
	return { asked, called: await app.inject({ url, headers: { origin } }) };
}

test('pages of a listed origin are allowed to call and read what they need', async () => {
	const { asked, called } = await answers(ours, [ours]);
	expect(asked.statusCode).toBe(204);
	expect(asked.headers).toMatchObject({
		'access-control-allow-origin': ours,
		'access-control-max-age': '7200',
		'access-control-allow-headers': expect.stringMatching(/Authorization.*Idempotency-Key/),
	});
	expect(called.headers['access-control-allow-origin']).toBe(ours);
	expect(called.headers['access-control-expose-headers']).toMatch(/RateLimit.*X-Total-Count/);
	expect(called.headers.vary).toContain('Origin');
	expect(called.headers).not.toHaveProperty('access-control-allow-credentials');
});

test.each([
	['https://evil.example', [ours]],
	['https://cms.example.evil.test', [ours]],
	['null', [ours]],
	[ours, []],
])('%s is not reflected when %j are listed', async (origin, listed) => {
	const { asked, called } = await answers(origin, listed);
	for (const { headers } of [asked, called]) {
		expect(headers).not.toHaveProperty('access-control-allow-origin');
	}
});

test('the setting is a list of origins', () => {
	const list = ' https://CMS.example/ ,chrome-extension://abcdef,http://localhost:3000,';
	expect(parseCorsOrigins(list)).toEqual([
		'https://cms.example',
		'chrome-extension://abcdef',
		'http://localhost:3000',
	]);
});

test.each(['*', 'cms.example', 'https://cms.example/path', 'https://user@cms.example'])(
	'“%s” is not an origin',
	(entry) => {
		expect(() => parseCorsOrigins(entry)).toThrow(/separated by commas/);
	},
);
