import { type Comparison, comparedDays, type Granularity } from '@plumbline/core/api';
import {
	type Day,
	type DayRange,
	firstDayOf,
	type Month,
	monthOf,
	parseDay,
} from '../../facts/day.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';

/** The longest range with each length of steps, in days. */
const longest: readonly (readonly [Granularity, number])[] = [
	['daily', 500],
	['weekly', 3 * 366],
	['monthly', 10 * 366],
];

interface AskedRange {
	readonly range: DayRange;
	/** As requested, or longer steps where the range would have too many. */
	readonly granularity: Granularity;
}

/** The range between two calendar dates, and the steps in which it is answered. */
export function askedRange(dateFrom: string, dateTo: string, wanted: Granularity): AskedRange {
	const range = { from: dayOf(dateFrom), to: dayOf(dateTo) };
	if (range.from > range.to) {
		throw invalidParameter('date_from', `${dateFrom} is after date_to, ${dateTo}.`);
	}
	const shortest = longest.findIndex(([granularity]) => granularity === wanted);
	const fitting = longest.slice(shortest).find(([, days]) => range.to - range.from < days);
	if (fitting) return { range, granularity: fitting[0] };
	throw invalidParameter('date_to', 'A range is at most 10 years. Request it in parts.');
}

function dayOf(date: string): Day {
	const day = parseDay(date);
	if (day === null) throw new Error(`The contract accepted “${date}”, which is not a date.`);
	return day;
}

/** A range as the whole months in it, if any, and the days before and after them. */
export interface SplitRange {
	readonly months: { readonly from: Month; readonly to: Month } | null;
	readonly days: readonly DayRange[];
}

/** Splits a range so that sums read whole months from the rollups and the rest from the days. */
export function splitRange({ from, to }: DayRange): SplitRange {
	const first = firstDayOf(monthOf(from)) === from ? monthOf(from) : monthOf(from) + 1;
	const last = monthOf(to + 1) - 1;
	if (first > last) return { months: null, days: [{ from, to }] };
	const edges = [
		{ from, to: firstDayOf(first) - 1 },
		{ from: firstDayOf(last + 1), to },
	];
	return {
		months: { from: first, to: last },
		days: edges.filter((edge) => edge.from <= edge.to),
	};
}

export interface ComparedDates {
	readonly compare?: Comparison | undefined;
	readonly compare_from?: string | undefined;
	readonly compare_to?: string | undefined;
}

/** The days to compare a range with: both dates, else by name, or none. */
export function comparedRange(
	{ compare, compare_from, compare_to }: ComparedDates,
	range: DayRange,
): DayRange | null {
	if (compare_from === undefined && compare_to === undefined) {
		return comparedDays(range, compare ?? 'none');
	}
	if (compare_from === undefined || compare_to === undefined) {
		const missing = compare_from === undefined ? 'compare_from' : 'compare_to';
		throw invalidParameter(missing, 'compare_from and compare_to belong together. Give both.');
	}
	if (compare_from > compare_to) {
		throw invalidParameter('compare_from', `${compare_from} is after compare_to, ${compare_to}.`);
	}
	return askedRange(compare_from, compare_to, 'monthly').range;
}
