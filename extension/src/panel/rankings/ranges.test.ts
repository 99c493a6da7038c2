import { expect, test } from 'vitest';
import { datesOf, isRange } from './ranges.ts';

const now = new Date(2026, 2, 1, 12).getTime();

test.each([
	['28_days', { from: '2026-02-02', to: '2026-03-01', granularity: 'daily' }],
	['3_months', { from: '2025-12-01', to: '2026-03-01', granularity: 'daily' }],
	['12_months', { from: '2025-03-03', to: '2026-03-01', granularity: 'weekly' }],
] as const)('%s ends today', (range, dates) => {
	expect(datesOf(range, now)).toEqual(dates);
});

test('a range that was stored by another version is none', () => {
	expect(isRange('7_days')).toBe(false);
	expect(isRange('28_days')).toBe(true);
});
