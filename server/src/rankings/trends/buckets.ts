import type { Granularity } from '@plumbline/core/api';
import { type Day, firstDayOf, mondayOf, monthOf } from '../../days/day.ts';
import type { DayRange } from '../question/range.ts';

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

function nextStart(day: Day, granularity: Granularity): Day {
	if (granularity === 'daily') return day + 1;
	return granularity === 'weekly' ? mondayOf(day) + 7 : firstDayOf(monthOf(day) + 1);
}
