import type { Granularity } from '@plumbline/core/api';
import { type Day, type DayRange, firstDayOf, mondayOf, monthOf } from '../../facts/day.ts';

/** The steps of a range: days, ISO weeks or months. The first and the last may be cut short. */
export function bucketsOf({ from, to }: DayRange, granularity: Granularity): readonly DayRange[] {
	const buckets: DayRange[] = [];
	for (let day = from; day <= to; ) {
		const next = nextStart(day, granularity);
		buckets.push({ from: day, to: Math.min(next - 1, to) });
		day = next;
	}
	return buckets;
}

/** Whether a step is a whole day, ISO week or month, which the range does not cut short. */
export function isWholeStep({ from, to }: DayRange, granularity: Granularity): boolean {
	return startOf(from, granularity) === from && nextStart(from, granularity) === to + 1;
}

function startOf(day: Day, granularity: Granularity): Day {
	if (granularity === 'daily') return day;
	return granularity === 'weekly' ? mondayOf(day) : firstDayOf(monthOf(day));
}

function nextStart(day: Day, granularity: Granularity): Day {
	if (granularity === 'daily') return day + 1;
	return granularity === 'weekly' ? mondayOf(day) + 7 : firstDayOf(monthOf(day) + 1);
}
