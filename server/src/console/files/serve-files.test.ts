import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

test('the page runs nothing but its own files, which browsers may cache forever', async () => {
	const { app } = await testApp();
	const page = await app.inject({ url: '/keywords?filter=%3Cscript%3E' });
	expect(page.statusCode).toBe(200);
	expect(page.headers).toMatchObject({
		'content-type': 'text/html; charset=utf-8',
		'cache-control': 'no-cache',
		'x-frame-options': 'DENY',
		'content-security-policy': expect.stringMatching(
			/^default-src 'none'; script-src 'self'; .*require-trusted-types-for 'script'$/,
		),
	});
	expect(page.body).not.toMatch(/<script(?![^>]* src="\/assets\/)|https?:|style=|filter=/);
	const script = page.body.match(/src="(\/assets\/[^"]+)"/)?.[1] ?? '';
	const { headers } = await app.inject({ url: script, headers: { 'accept-encoding': 'gzip' } });
	expect(headers).toMatchObject({
		'cache-control': 'public, max-age=31536000, immutable',
		'content-encoding': 'gzip',
	});
	const known = { 'if-none-match': String(headers.etag) };
	expect((await app.inject({ url: script, headers: known })).statusCode).toBe(304);
});

test.each(['/assets/../package.json', '/assets/..%2f..%2fpackage.json', '/stamp.txt', '/build.ts'])(
	'%s is not served',
	async (url) => {
		const { app } = await testApp();
		expect((await app.inject({ url })).statusCode).toBe(404);
	},
);
