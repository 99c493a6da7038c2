import { expect, test } from 'vitest';
import { trendLines } from './trend-lines.ts';

const size = { width: 100, height: 90 };

test('puts the first rank on top and the first day at the start', () => {
	expect(trendLines([10, 5.5, 1], size).lines).toEqual(['0,90 50,45 100,0']);
});

test('draws nothing where nothing was measured, and a dot for a day alone', () => {
	const { lines } = trendLines([1, 10, null, null, 10], size);

	expect(lines).toEqual(['0,0 25,90', '100,90 100,90']);
});

test.each([
	[[3], [1, 5, 10]],
	[[11], [1, 10, 20]],
	[[95], [1, 40, 80, 120]],
	[[null], [1, 5, 10]],
])('for ranks %j it marks %j', (ranks, ticks) => {
	expect(trendLines(ranks, size).ticks).toEqual(ticks);
});
