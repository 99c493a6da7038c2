import { expect, test } from 'vitest';
import { rankAxis, wholeAxis } from './axis.ts';

test.each([1, 2, 3, 5, 10])('shows the whole first page of results for rank %d', (worst) => {
	expect(rankAxis([null, worst]).ticks).toEqual([1, 5, 10]);
});

test.each([
	[11, [1, 10, 20]],
	[21, [1, 10, 20, 30]],
	[40, [1, 10, 20, 30, 40]],
	[41, [1, 20, 40, 60]],
	[61, [1, 20, 40, 60, 80]],
	[81, [1, 50, 100]],
	[100, [1, 50, 100]],
	[101, [1, 50, 100, 150]],
	[201, [1, 100, 200, 300]],
	[900, [1, 500, 1000]],
])('reaches down to rank %d in a few round steps', (worst, ticks) => {
	expect(rankAxis([null, worst]).ticks).toEqual(ticks);
});

test.each([
	[0, [0, 1]],
	[1, [0, 1]],
	[3, [0, 1, 2, 3]],
	[9, [0, 2, 4, 6, 8]],
	[42, [0, 10, 20, 30, 40]],
	[1234, [0, 500, 1000]],
])('numbers up to %d have a few round steps', (most, ticks) => {
	expect(wholeAxis([null, most]).ticks).toEqual(ticks);
});

test('numbers grow from the bottom, and ranks from the top', () => {
	expect([0, 25, 52.5].map(wholeAxis([50]).depth)).toEqual([1, 1 - 25 / 52.5, 0]);
	expect([1, 10].map(rankAxis([7]).depth)).toEqual([0, 1]);
});
