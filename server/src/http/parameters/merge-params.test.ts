import { expect, test } from 'vitest';
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
