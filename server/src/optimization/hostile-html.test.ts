import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

const megabyte = 1024 * 1024;

test.each([
	['100,000 nested elements', '<div>'.repeat(100_000)],
	['100,000 nested formatting elements', '<b>'.repeat(100_000)],
	['an attribute of a megabyte', `<p title="${'x'.repeat(megabyte)}">`],
	[
		'100,000 attributes',
		`<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=x`).join(' ')}>`,
	],
	['null bytes', `${'\0'.repeat(1000)}<title>\0</title>\0`],
	[
		'unclosed everything',
		'<!doctype html><html><head><title>a<body><h1>b<p><a href=x><table><tr><td><select><option><!--',
	],
	['a lone surrogate', `<title>\uD800</title><p>\uDC00`],
	['nothing but tag openers', '<'.repeat(megabyte)],
	['100,000 tables in each other', '<table><tr><td>'.repeat(20_000)],
	['50,000 links', '<a href="/x">y</a>'.repeat(50_000)],
])('%s are audited or refused', async (_what, html) => {
	const { app, apiKey } = await testApp();
	for (const scope of ['document', 'fragment']) {
		const headers = { 'x-api-key': apiKey };
		const payload = { geo: 'us', keyword: 'bread', details: true, scope, html };
		const response = await app.inject({
			method: 'POST',
			url: '/api/optimization/html',
			headers,
			payload,
		});
		expect([200, 422]).toContain(response.statusCode);
	}
});

test('15 MB of HTML are audited or refused within the limits, and nothing beyond is read', async () => {
	const { app, apiKey } = await testApp();
	const post = (html: string) =>
		app.inject({
			method: 'POST',
			url: `/api/optimization/html?geo=us&api_key=${apiKey}`,
			headers: { 'content-type': 'text/html' },
			payload: html,
		});
	const line = '<p>Flour, water and salt are all it takes. <a href="/starter">A starter</a></p>\n';
	const most = line.repeat(Math.floor((15 * megabyte) / line.length));
	expect([200, 422]).toContain((await post(most)).statusCode);
	expect((await post(most + line.repeat(2))).json()).toMatchObject({ code: 'body_too_large' });
});

test('any bytes under any charset are audited or clearly refused', async () => {
	const { app, apiKey } = await testApp();
	const bytes = fc.oneof(
		fc.uint8Array({ maxLength: 400 }),
		fc
			.array(
				fc.constantFrom(
					...'<>/!&;="\' \0\x1b\x8e\xef\xbb\xbf\xffhtml title meta charset=utf-16 h1 p',
				),
				{ maxLength: 400 },
			)
			.map((characters) => Buffer.from(characters.join(''), 'latin1')),
	);
	const charset = fc.constantFrom(
		...[
			'',
			...'utf-8 utf-16le utf-16be shift_jis iso-2022-jp gb18030 big5 euc-kr windows-1251 x-user-defined replacement nonsense "'
				.split(' ')
				.map((name) => `; charset=${name}`),
		],
	);
	await fc.assert(
		fc.asyncProperty(bytes, charset, async (body, given) => {
			const response = await app.inject({
				method: 'POST',
				url: `/api/optimization/html?geo=us&api_key=${apiKey}`,
				headers: { 'content-type': `text/html${given}` },
				payload: Buffer.from(body),
			});
			if (response.statusCode === 200) expect(response.json().audit.length).toBeGreaterThan(0);
			else
				expect(response.json()).toMatchObject({
					status: response.statusCode,
					code: expect.stringMatching(/./),
					detail: expect.stringMatching(/./),
				});
			expect(response.statusCode).toBeLessThan(500);
		}),
		{ numRuns: 200 },
	);
});
