import type { Granularity } from '@plumbline/core/api';
import { type Day, formatDay, parseDay } from '../../facts/day.ts';
import { askedRange, type DayRange } from '../../rankings/question/range.ts';

const usualDays = 28;

interface GivenRange {
	readonly date_from?: string | undefined;
	readonly date_to?: string | undefined;
}

/** The requested days; what is missing in the request follows from the last complete day. */
export function searchedRange(
	{ date_from, date_to }: GivenRange,
	lastDay: Day,
	granularity: Granularity = 'monthly',
): DayRange {
	const to = date_to ?? formatDay(Math.max(lastDay, dayOf(date_from) ?? lastDay));
	const from = date_from ?? formatDay((dayOf(to) ?? lastDay) - usualDays + 1);
	return askedRange(from, to, granularity);
}

function dayOf(date: string | undefined): Day | null {
	return date === undefined ? null : parseDay(date);
}
