import { expect, test } from 'vitest';
import { formatDay, parseDay } from '../../facts/day.ts';
import { bucketsOf } from './buckets.ts';

const day = (date: string) => parseDay(date) ?? Number.NaN;

test.each([
	['2026-02-27', '2026-03-02', 'daily', ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']],
	// 2026-11-20 is a Friday: its week is cut short and named by the first requested day.
	['2026-11-20', '2026-12-01', 'weekly', ['2026-11-20', '2026-11-23', '2026-11-30']],
	['2026-11-16', '2026-11-22', 'weekly', ['2026-11-16']],
	['2025-12-31', '2026-02-01', 'monthly', ['2025-12-31', '2026-01-01', '2026-02-01']],
] as const)('%s to %s, %s, begin on %j', (from, to, granularity, starts) => {
	const buckets = bucketsOf({ from: day(from), to: day(to) }, granularity);
	expect(buckets.map((bucket) => formatDay(bucket.from))).toEqual(starts);
	expect(buckets.at(-1)?.to).toBe(day(to));
	for (const [index, bucket] of buckets.slice(1).entries()) {
		expect(bucket.from).toBe((buckets[index]?.to ?? 0) + 1);
	}
});
