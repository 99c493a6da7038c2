import { expect, test } from 'vitest';
import { trendShape } from './trend-lines.ts';

const size = { width: 100, height: 40 };

test('rank 1 is on top, and the line ends where nothing was measured', () => {
	const { lines } = trendShape([1, 5, null, 3, 3], size);

	expect(lines).toEqual(['0,0 25,40', '75,20 100,20']);
});

test('a single day between gaps is drawn as a dot', () => {
	expect(trendShape([null, 3, null], size).lines).toEqual(['50,20 50,20']);
});

test('a range of one day stays inside the chart', () => {
	expect(trendShape([2], size).lines).toEqual(['0,10 0,10']);
});

test.each([
	[[1], [1, 3, 5]],
	[
		[8, 2],
		[1, 5, 10],
	],
	[[11], [1, 10, 20]],
	[
		[21, 30],
		[1, 10, 20, 30],
	],
	[[100], [1, 40, 80, 120]],
	[[null], [1, 3, 5]],
])('ranks %j are measured against %j', (ranks, ticks) => {
	expect(trendShape(ranks, size).ticks).toEqual(ticks);
});

test('nothing is drawn where nothing was measured', () => {
	expect(trendShape([null, null], size).lines).toEqual([]);
});
