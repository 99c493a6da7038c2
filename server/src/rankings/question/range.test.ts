import { describe, expect, test } from 'vitest';
import { type DayRange, formatDay, parseDay } from '../../facts/day.ts';
import { askedRange, splitRange } from './range.ts';

const day = (date: string) => parseDay(date) ?? Number.NaN;
const shown = ({ from, to }: DayRange) => `${formatDay(from)} – ${formatDay(to)}`;

describe('the longest range', () => {
	test.each([
		['2025-01-01', '2026-05-15', 'daily'],
		['2023-01-02', '2026-01-01', 'weekly'],
		['2016-01-01', '2025-12-31', 'monthly'],
		['2026-01-01', '2026-01-01', 'daily'],
	] as const)('%s to %s is allowed %s', (from, to, granularity) => {
		expect(shown(askedRange(from, to, granularity))).toBe(`${from} – ${to}`);
	});

	test.each([
		['2025-01-01', '2026-05-16', 'daily', '500 days'],
		['2023-01-01', '2026-01-10', 'weekly', '3 years'],
		['2016-01-01', '2026-02-01', 'monthly', '10 years'],
		['2026-01-02', '2026-01-01', 'daily', 'after date_to'],
	] as const)('%s to %s is refused %s', (from, to, granularity, message) => {
		expect(() => askedRange(from, to, granularity)).toThrow(message);
	});
});

test.each([
	['2026-01-01', '2026-03-31', [2026 * 12, 2026 * 12 + 2], []],
	[
		'2026-01-02',
		'2026-03-30',
		[2026 * 12 + 1, 2026 * 12 + 1],
		['2026-01-02 – 2026-01-31', '2026-03-01 – 2026-03-30'],
	],
	['2026-01-02', '2026-02-27', null, ['2026-01-02 – 2026-02-27']],
	['2026-02-01', '2026-02-28', [2026 * 12 + 1, 2026 * 12 + 1], []],
	['2025-12-31', '2026-01-31', [2026 * 12, 2026 * 12], ['2025-12-31 – 2025-12-31']],
] as const)('%s to %s is whole months and days at its ends', (from, to, months, days) => {
	const split = splitRange({ from: day(from), to: day(to) });
	expect(split.months && [split.months.from, split.months.to]).toEqual(months);
	expect(split.days.map(shown)).toEqual(days);
});
