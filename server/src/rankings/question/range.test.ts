import { describe, expect, test } from 'vitest';
import { type DayRange, formatDay, parseDay } from '../../facts/day.ts';
import { askedRange, splitRange } from './range.ts';

const day = (date: string) => parseDay(date) ?? Number.NaN;
const shown = ({ from, to }: DayRange) => `${formatDay(from)} – ${formatDay(to)}`;

describe('the longest range', () => {
	test.each([
		['2025-01-01', '2026-05-15', 'daily', 'daily'],
		['2025-01-01', '2026-05-16', 'daily', 'weekly'],
		['2023-01-02', '2026-01-01', 'weekly', 'weekly'],
		['2023-01-01', '2026-01-10', 'weekly', 'monthly'],
		['2016-01-01', '2025-12-31', 'daily', 'monthly'],
		['2026-01-01', '2026-01-01', 'monthly', 'monthly'],
	] as const)('%s to %s, asked %s, is answered %s', (from, to, wanted, granularity) => {
		const asked = askedRange(from, to, wanted);
		expect([shown(asked.range), asked.granularity]).toEqual([`${from} – ${to}`, granularity]);
	});

	test.each([
		['2016-01-01', '2026-02-01', '10 years'],
		['2026-01-02', '2026-01-01', 'after date_to'],
	])('%s to %s is refused', (from, to, message) => {
		expect(() => askedRange(from, to, 'daily')).toThrow(message);
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
