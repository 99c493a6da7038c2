import type { DayRange } from '../days/time.ts';

export const comparisons = ['before', 'year', 'none'] as const;

/** The days before a period, the same days a year ago, or nothing to compare with. */
export type Comparison = (typeof comparisons)[number];

/** A year of whole weeks. */
const yearDays = 52 * 7;

/**
 * The days to compare a period with, null for none. They begin on the same weekday, because a quiet
 * Sunday on one side alone would look like a change.
 */
export function comparedDays(period: DayRange, comparison: Comparison | DayRange): DayRange | null {
	if (comparison === 'none') return null;
	if (comparison === 'year') return movedBy(-yearDays, period);
	return comparison === 'before' ? movedBy(-wholeWeeks(period), period) : comparison;
}

export const daysIn = ({ from, to }: DayRange): number => to - from + 1;

/** As many weeks as the period lasts, in days: the distance to the period before or after it. */
export const wholeWeeks = (period: DayRange): number => Math.ceil(daysIn(period) / 7) * 7;

export const movedBy = (days: number, { from, to }: DayRange): DayRange => ({
	from: from + days,
	to: to + days,
});

export const endingOn = (last: number, days: number): DayRange => ({
	from: last - days + 1,
	to: last,
});
