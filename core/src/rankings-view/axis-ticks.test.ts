import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test.each([1, 2, 3, 5, 10])('shows the whole first page of results for rank %d', (worst) => {
	expect(axisTicks(worst)).toEqual([1, 5, 10]);
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
	expect(axisTicks(worst)).toEqual(ticks);
});
