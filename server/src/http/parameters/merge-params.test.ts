import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { mergeParams, parametersOf } from './merge-params.ts';

test('query and body are merged, and the body wins', () => {
	expect(mergeParams({ geo: 'us', url: 'a' }, { geo: 'jp' })).toEqual({ geo: 'jp', url: 'a' });
});

test.each(['', null, undefined])('%j was not given', (value) => {
	expect(mergeParams({ geo: 'us' }, { keyword: value })).toEqual({ geo: 'us' });
});

test.each([
	[{ 'keyword[]': ['a', 'b'] }],
	[{ 'keyword[0]': 'a', 'keyword[1]': 'b' }],
	[{ keyword: ['a', 'b'] }],
])('%j becomes a list of two', (body) => {
	expect(mergeParams({}, body)).toEqual({ keyword: ['a', 'b'] });
});

test.each([undefined, null, 'text', ['a'], 3])('a body of %j adds nothing', (body) => {
	expect(mergeParams({ geo: 'us' }, body)).toEqual({ geo: 'us' });
});

test('a repeated pair becomes a list, and no name reaches a prototype', () => {
	expect(parametersOf(new URLSearchParams('k=a&k=b&k=c&g=us'))).toEqual({
		k: ['a', 'b', 'c'],
		g: 'us',
	});
	const merged = mergeParams(parametersOf([['__proto__', { polluted: true }]]), {});
	expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
});

const html = '<title>Rye bread</title>';

async function answerTo(payload: Readonly<Record<string, unknown>>, query = '') {
	const { app, apiKey } = await testApp();
	const url = `/api/v3/optimization/html${query}`;
	const headers = { 'x-api-key': apiKey };
	return app.inject({ method: 'POST', url, headers, payload: { html, geo: 'us', ...payload } });
}

test('an answer names parameters that the endpoint does not have', async () => {
	const { headers, statusCode } = await answerTo({ keywrod: 'rye' }, '?detials=true&locale=en');
	expect(statusCode).toBe(200);
	expect(headers['x-unknown-parameters']).toBe('detials, keywrod');
});

test('an answer to known parameters has no such header', async () => {
	const { headers } = await answerTo({ 'keyword[]': 'rye', api_key: '' });
	expect(headers).not.toHaveProperty('x-unknown-parameters');
});

test('hostile names stay one header of ordinary length', async () => {
	const names = ['a\r\nSet-Cookie: b', 'ключ', '\ud800', 'x'.repeat(5000)];
	const many = Array.from({ length: 100 }, (_, index) => `name${index}`);
	const given = Object.fromEntries([...names, ...many].map((name) => [name, '1']));
	const { headers } = await answerTo(given);
	expect(headers).not.toHaveProperty('set-cookie');
	expect(headers['x-unknown-parameters']).toMatch(/^[\w%,. -]{1,2000}$/);
});

test('a problem names them too, because a misspelt parameter is often the missing one', async () => {
	const { headers, statusCode } = await answerTo({ geo: '', goe: 'us' });
	expect(statusCode).toBe(400);
	expect(headers['x-unknown-parameters']).toBe('goe');
});
