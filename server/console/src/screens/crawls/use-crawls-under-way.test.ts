import { expect, test } from 'vitest';
import { type Sample, speedOf, withSample } from './use-crawls-under-way.ts';

const after = (visits: readonly (readonly [atMs: number, visited: number])[]) =>
	visits
		.map(([atMs, visited]): Sample => ({ atMs, visited }))
		.reduce<readonly Sample[]>(withSample, []);

test('a single sample gives no speed', () => {
	expect(speedOf(after([[0, 100]]))).toBeNull();
});

test('the speed is that of the last seconds, not of the whole crawl', () => {
	const slowSince = after([
		[0, 0],
		[10_000, 1000],
		[40_000, 1010],
		[50_000, 1020],
	]);
	expect(speedOf(slowSince)).toBe(1);
});
