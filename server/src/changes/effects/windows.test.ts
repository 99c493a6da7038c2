import { expect, it } from 'vitest';
import { earlierWindows, windowsAround } from './windows.ts';

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

it('tests earlier dates on days before the change only', () => {
	const windows = windowsAround(change, { firstDay: 0, lastDay: 232 })!;
	const earlier = earlierWindows(windows, 0);
	expect(earlier.map(({ after }) => after.to)).toEqual([200, 172, 144, 116, 88]);
	expect(earlier.map(({ before }) => before.to - before.from)).toEqual([28, 28, 28, 28, 28]);
	// The first week of figures leaves no room for the eight weeks before.
	expect(earlier.at(-1)!.history).toHaveLength(2);
	expect(earlierWindows(windows, 160)).toEqual([]);
	// Pages that were changed on day 150 show what that brought, not what happens by chance.
	expect(earlierWindows(windows, 0, [150]).map(({ after }) => after.to)).toEqual([144, 116, 88]);
});
