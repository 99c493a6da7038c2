import type { SearchTotals } from '@plumbline/core/api';
import { expect, test } from 'vitest';
import { fairBefore } from './fair-before.ts';

function totals(date_from: string, date_to: string, missing: readonly string[] = []): SearchTotals {
	const gaps = missing.map((day) => ({ from: day, to: day }));
	return {
		meta: {
			...{ site_global_key: 's', search_engine_global_key: 'google', date_from, date_to },
			...{ segment: 'folder:/bread/', basis: 'pages', granularity: 'daily' },
			coverage: { complete_to: date_to, incomplete: [], missing: gaps, read_at: null },
			engine_events: [],
		},
		totals: { clicks: 1, impressions: 1, ctr: 1, average_position: 1 },
		steps: [],
	};
}

test('the time before is drawn only if both sides have as many days', () => {
	const now = totals('2026-11-08', '2026-11-14');
	const before = totals('2026-11-01', '2026-11-07');
	const gappy = totals('2026-11-01', '2026-11-07', ['2026-11-03']);
	expect(fairBefore(now, before)).toBe(before);
	expect(fairBefore(now, gappy)).toBeNull();
	expect(fairBefore(totals('2026-11-08', '2026-11-14', ['2026-11-09']), gappy)).toBe(gappy);
	expect(fairBefore(now, null)).toBeNull();
});
