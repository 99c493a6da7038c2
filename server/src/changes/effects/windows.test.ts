import { expect, it } from 'vitest';
import { windowsAround } from './windows.ts';

const change = { madeDay: 200, knownDay: 205 };

it('compares four whole weeks as soon as they are over', () => {
	const windows = windowsAround(change, { firstDay: 0, lastDay: 232 });
	expect(windows).toMatchObject({
		weeks: 4,
		before: { from: 172, to: 200 },
		after: { from: 205, to: 233 },
	});
	expect(windowsAround(change, { firstDay: 0, lastDay: 231 })).toBeNull();
});

it('compares eight weeks once they are over', () => {
	expect(windowsAround(change, { firstDay: 0, lastDay: 260 })?.weeks).toBe(8);
});

it('looks back only as far as the figures go', () => {
	const spans = (firstDay: number) =>
		windowsAround(change, { firstDay, lastDay: 232 })?.history.map(({ from }) => 200 - from);
	expect(spans(88)).toEqual([28, 7, 56, 112]);
	expect(spans(150)).toEqual([28, 7]);
	expect(spans(173)).toBeUndefined();
});
