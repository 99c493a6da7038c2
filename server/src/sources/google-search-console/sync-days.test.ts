import { expect, test } from 'vitest';
import { partsOf } from './sync-days.ts';

test('days with data are read alone, empty ones together', () => {
	expect(partsOf([9, 8, 7, 6, 5, 4], new Set([8, 7, 4]))).toEqual([[9], [8], [7], [6, 5], [4]]);
});

test('a part has at most 100 days', () => {
	const days = Array.from({ length: 250 }, (_, index) => 1000 - index);
	expect(partsOf(days, new Set()).map(({ length }) => length)).toEqual([100, 100, 50]);
	expect(partsOf([], new Set())).toEqual([]);
});
