import { expect, test } from 'vitest';
import { formatDay, parseDay } from '../days/time.ts';
import { type Comparison, comparedDays } from './comparison.ts';

const day = (date: string) => parseDay(date) ?? Number.NaN;

test.each([
	['the weeks before', '2026-10-25', '2026-11-21', 'before', '2026-09-27..2026-10-24'],
	['one day: the same weekday', '2026-11-22', '2026-11-22', 'before', '2026-11-15..2026-11-15'],
	['a month: five weeks', '2026-10-01', '2026-10-31', 'before', '2026-08-27..2026-09-26'],
	['a year: 52 weeks', '2026-10-25', '2026-11-21', 'year', '2025-10-26..2025-11-22'],
	['a leap day', '2024-02-29', '2024-02-29', 'year', '2023-03-02..2023-03-02'],
	['nothing', '2026-10-25', '2026-11-21', 'none', null],
] as const)('%s', (_, from, to, comparison: Comparison, expected) => {
	const days = comparedDays({ from: day(from), to: day(to) }, comparison);
	expect(days && `${formatDay(days.from)}..${formatDay(days.to)}`).toBe(expected);
});

test('chosen days stay as they are', () => {
	const chosen = { from: 3, to: 4 };
	expect(comparedDays({ from: 10, to: 20 }, chosen)).toBe(chosen);
});
