import { expect, test } from 'vitest';
import { createVersionCache } from './version-cache.ts';

function cacheOf(mostBytes = 40) {
	return createVersionCache<string>({ mostBytes, bytesOf: (value) => value.length });
}

test('keeps a value while the data stays the same', () => {
	const cache = cacheOf();
	cache.set(1, 'a', 'rye');
	expect(cache.get(1, 'a')).toBe('rye');
	expect(cache.get(1, 'b')).toBeUndefined();
});

test('forgets everything when the data changes, including values that arrive late', () => {
	const cache = cacheOf();
	cache.set(1, 'a', 'rye');
	expect(cache.get(2, 'a')).toBeUndefined();
	cache.set(2, 'a', 'spelt');
	expect(cache.get(2, 'a')).toBe('spelt');
});

test('keeps nothing when the version is unknown', () => {
	const cache = cacheOf();
	cache.set(null, 'a', 'rye');
	expect(cache.get(null, 'a')).toBeUndefined();
});

test('evicts the least recently used value', () => {
	const cache = cacheOf();
	for (const key of ['a', 'b', 'c', 'd']) cache.set(1, key, 'x'.repeat(9));
	cache.get(1, 'a');
	cache.set(1, 'e', 'x'.repeat(9));
	const kept = ['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(1, key) !== undefined);
	expect(kept).toEqual(['a', 'c', 'd', 'e']);
});

test('a replaced value counts once, and a huge one is not kept', () => {
	const cache = cacheOf();
	for (let count = 0; count < 10; count++) cache.set(1, 'a', 'x'.repeat(9));
	cache.set(1, 'b', 'x'.repeat(9));
	cache.set(1, 'huge', 'x'.repeat(11));
	expect([cache.get(1, 'a'), cache.get(1, 'b')]).toEqual(['x'.repeat(9), 'x'.repeat(9)]);
	expect(cache.get(1, 'huge')).toBeUndefined();
});
