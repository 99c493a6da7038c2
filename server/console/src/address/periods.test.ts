import { expect, test } from 'vitest';
import { knownPeriod, periodsOf, todayHere } from './periods.ts';

const today = '2026-11-26';
const gap = (from: string, to: string) => ({ from, to });
const read = { complete_to: null, read_at: null };
/** Search Console two days late, with three days that it still corrects, and sixteen months of past. */
const late = {
	...read,
	incomplete: [gap('2026-11-22', '2026-11-24')],
	missing: [gap('2024-01-01', '2025-07-24'), gap('2026-11-25', '2026-11-26')],
};

test('a range ends at the last complete day, and the previous range ends just before it', () => {
	expect(periodsOf('28', today, late)).toEqual({
		period: { date_from: '2026-10-25', date_to: '2026-11-21' },
		before: { date_from: '2026-09-27', date_to: '2026-10-24' },
		observed: { now: 28, before: 28 },
		isComparable: true,
	});
});

test.each([
	['a past that is shorter than the range', '364', late, [364, 121], false],
	['nothing read but a single day', '28', onlyDay('2026-11-20'), [1, 0], false],
	['nothing read', '28', onlyDay(null), [0, 0], false],
	['a day missing in one of both', '28', withGap('2026-11-03'), [27, 28], false],
	['as many days missing in both', '28', withGap('2026-11-03', '2026-10-01'), [27, 27], true],
] as const)('%s', (_, range, coverage, [now, before], isComparable) => {
	expect(periodsOf(range, today, coverage)).toMatchObject({
		observed: { now, before },
		isComparable,
	});
});

function onlyDay(day: string | null) {
	const missing =
		day === null
			? [gap('2024-01-01', today)]
			: [gap('2024-01-01', '2026-11-19'), gap('2026-11-21', today)];
	return { ...read, incomplete: [], missing };
}

function withGap(...days: string[]) {
	return { ...late, missing: [...late.missing, ...days.map((day) => gap(day, day))] };
}

test('without a complete day a range ends today', () => {
	expect(periodsOf('28', today, onlyDay(null)).period.date_to).toBe(today);
});

test('the known days cover twice the longest range, even with late figures', () => {
	expect(knownPeriod(today)).toEqual({ date_from: '2024-11-14', date_to: today });
});

test('today is a day of the person’s time zone', () => {
	expect(todayHere(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31');
});
