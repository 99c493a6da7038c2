import { expect, test } from 'vitest';
import { datesOfRange, isRankingRange, rankingRanges } from './ranking-ranges.ts';

const now = new Date(2026, 2, 1, 12).getTime();

test.each([
	['28_days', { from: '2026-02-02', to: '2026-03-01', granularity: 'daily' }],
	['3_months', { from: '2025-12-01', to: '2026-03-01', granularity: 'daily' }],
	['12_months', { from: '2025-03-03', to: '2026-03-01', granularity: 'weekly' }],
] as const)('%s ends today', (range, dates) => {
	expect(datesOfRange(range, now)).toEqual(dates);
});

test('rejects a range that a different version stored', () => {
	expect(isRankingRange('7_days')).toBe(false);
	expect(rankingRanges.every(isRankingRange)).toBe(true);
});
