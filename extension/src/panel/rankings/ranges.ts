import type { Granularity } from '@plumbline/core/api';

export const ranges = ['28_days', '3_months', '12_months'] as const;

export type Range = (typeof ranges)[number];

interface RangeDates {
	readonly from: string;
	readonly to: string;
	readonly granularity: Granularity;
}

const days: Readonly<Record<Range, number>> = { '28_days': 28, '3_months': 91, '12_months': 364 };

export const isRange = (text: string): text is Range => ranges.some((range) => range === text);

/** A range that ends today, in steps that a small chart can show. */
export function datesOf(range: Range, nowMs: number): RangeDates {
	return {
		from: dayBefore(nowMs, days[range] - 1),
		to: dayBefore(nowMs, 0),
		granularity: range === '12_months' ? 'weekly' : 'daily',
	};
}

function dayBefore(nowMs: number, count: number): string {
	const date = new Date(nowMs);
	// The calendar of the person, who means their own today.
	const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate() - count);
	return new Date(day).toISOString().slice(0, 10);
}
