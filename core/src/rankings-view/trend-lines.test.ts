import { expect, test } from 'vitest';
import { trendLines } from './trend-lines.ts';

const size = { width: 100, height: 90 };

test('puts rank 1 on top and the first date at the start', () => {
	expect(trendLines([10, 5.5, 1], size).lines).toEqual(['0,90 50,45 100,0']);
});

test('draws a loss of one place as a small step', () => {
	expect(trendLines([1, 2, 3], size)).toMatchObject({
		ticks: [1, 5, 10],
		lines: ['0,0 50,10 100,20'],
	});
});

test('scales all ranks to the worst one', () => {
	const { ticks, y } = trendLines([30, 2, null], size);

	expect(ticks).toEqual([1, 10, 20, 30]);
	expect(y(30)).toBe(90);
});

test('breaks the line at dates without a rank', () => {
	expect(trendLines([1, 10, null, 1, 1], size).lines).toEqual(['0,0 25,90', '75,0 100,0']);
});

test('draws a rank between two gaps as a dot', () => {
	expect(trendLines([null, 10, null], size).lines).toEqual(['50,90 50,90']);
});

test('keeps a single date inside the chart', () => {
	expect(trendLines([2], size).lines).toEqual(['0,10 0,10']);
});

test('draws no line when no date has a rank', () => {
	expect(trendLines([null, null], size)).toMatchObject({ lines: [], ticks: [1, 5, 10] });
});
