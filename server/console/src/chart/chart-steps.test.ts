import type { Granularity, SearchTotals } from '@plumbline/core/api';
import { expect, test } from 'vitest';
import { chartValues } from './chart-steps.ts';

const none = { complete_to: null, incomplete: [], missing: [], read_at: null };

function totals(
	granularity: Granularity,
	date_to: string,
	steps: Readonly<Record<string, number | { clicks: number; isCut: true }>>,
	coverage: Partial<typeof none> = {},
): SearchTotals {
	const figures = { impressions: 0, ctr: 0, average_position: null };
	const series = { site_global_key: 's', search_engine_global_key: 'google' };
	const part = { segment: null, basis: 'site' as const };
	return {
		meta: {
			...series,
			...part,
			date_from: '',
			date_to,
			granularity,
			coverage: { ...none, ...coverage },
			engine_events: [],
		},
		totals: { clicks: 0, ...figures },
		steps: Object.entries(steps).map(([date, step]) => ({
			...figures,
			date,
			clicks: typeof step === 'number' ? step : step.clicks,
			is_complete: typeof step === 'number',
		})),
	};
}

test('days that were not read are gaps, and days that are not complete are dashed', () => {
	const gap = (day: string) => [{ from: day, to: day }] as never[];
	const days = totals(
		'daily',
		'2026-11-04',
		{
			'2026-11-01': 5,
			'2026-11-02': { clicks: 0, isCut: true },
			'2026-11-03': 0,
			'2026-11-04': { clicks: 2, isCut: true },
		},
		{ missing: gap('2026-11-02'), incomplete: gap('2026-11-04') },
	);
	expect(chartValues(days, 'clicks')).toEqual({ values: [5, null, 0, 2], dashed: new Set([3]) });
});

test('a week that is cut is as high as the others, and dashed', () => {
	const weeks = totals('weekly', '2026-11-18', {
		'2026-11-05': { clicks: 40, isCut: true },
		'2026-11-09': 70,
		'2026-11-16': { clicks: 30, isCut: true },
	});
	const { values, dashed } = chartValues(weeks, 'clicks');
	expect(values).toEqual([10, 10, 10]);
	expect(dashed).toEqual(new Set([0, 2]));
});

test('without impressions there is no CTR and no position, which is not 0', () => {
	const day = totals('daily', '2026-11-01', { '2026-11-01': 0 });
	expect(chartValues(day, 'ctr').values).toEqual([null]);
	expect(chartValues(day, 'position').values).toEqual([null]);
});
