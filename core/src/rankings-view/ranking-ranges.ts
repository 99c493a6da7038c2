import type { Granularity } from '../api/parameters/ranking-parameters.ts';
import type { PeriodLength } from '../periods/period-choice.ts';

/** Days of each range. `wordpress-plugin/includes/rankings/class-range.php` has the same. */
const days = { '28_days': 28, '3_months': 91, '12_months': 364 } as const satisfies Record<
	string,
	PeriodLength
>;

export type RankingRange = keyof typeof days;

export const rankingRanges: readonly RankingRange[] = ['28_days', '3_months', '12_months'];

export const isRankingRange = (text: string): text is RankingRange => Object.hasOwn(days, text);

interface RangeDates {
	readonly from: string;
	readonly to: string;
	readonly granularity: Granularity;
}

/** The dates of a range that ends today, in steps that fit a small chart. */
export function datesOfRange(range: RankingRange, nowMs: number): RangeDates {
	return {
		from: dayBefore(nowMs, days[range] - 1),
		to: dayBefore(nowMs, 0),
		granularity: range === '12_months' ? 'weekly' : 'daily',
	};
}

function dayBefore(nowMs: number, count: number): string {
	const date = new Date(nowMs);
	// “Today” is a day in the user's time zone.
	const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate() - count);
	return new Date(day).toISOString().slice(0, 10);
}
