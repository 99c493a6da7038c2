import { expect, test } from 'vitest';
import { dayAt, firstDayOf, formatDay, mondayOf, monthOf, parseDay } from './day.ts';

test.each([
	['1970-01-01', 0],
	['2000-02-29', 11_016],
	['2026-11-20', 20_777],
])('%s is day %i, and back', (date, day) => {
	expect(parseDay(date)).toBe(day);
	expect(formatDay(day)).toBe(date);
});

test.each(['2026-02-30', '2026-13-01', '2025-02-29', '26-01-01', '2026-1-1', '', '2026-01-01T00'])(
	'there is no day “%s”',
	(date) => expect(parseDay(date)).toBe(null),
);

test('takes the day from the time zone, around midnight and daylight saving changes', () => {
	const shown = (time: string, zone: string) => formatDay(dayAt(Date.parse(time), zone));
	expect(shown('2026-03-08T07:30:00Z', 'America/Los_Angeles')).toBe('2026-03-07');
	expect(shown('2026-03-09T06:59:00Z', 'America/Los_Angeles')).toBe('2026-03-08');
	expect(shown('2026-11-01T08:30:00Z', 'America/Los_Angeles')).toBe('2026-11-01');
	expect(shown('2026-01-01T15:00:00Z', 'Asia/Tokyo')).toBe('2026-01-02');
});

test('months continue across years, and begin on their first day', () => {
	const day = parseDay('2026-01-31') ?? 0;
	expect(monthOf(day)).toBe(2026 * 12);
	expect(formatDay(firstDayOf(monthOf(day) + 1))).toBe('2026-02-01');
});

test('weeks begin on Monday', () => {
	const monday = parseDay('2026-11-16') ?? 0;
	expect([0, 3, 6, 7].map((days) => mondayOf(monday + days) - monday)).toEqual([0, 0, 0, 7]);
	expect(formatDay(mondayOf(0))).toBe('1969-12-29');
});
