import type { SearchCoverage } from '@plumbline/core/api';
import { dayMs } from '@plumbline/core/time';

export const ranges = ['28', '91', '364'] as const;

export type Range = (typeof ranges)[number];

export interface Period {
	readonly date_from: string;
	readonly date_to: string;
}

/** A period, the one before it, and how many of their days have complete figures. */
export interface Periods {
	readonly period: Period;
	readonly before: Period;
	readonly observed: { readonly now: number; readonly before: number };
	/** Whether both have equally many observed days; otherwise a change would compare unlike things. */
	readonly isComparable: boolean;
}

/** The days that have to be known to compare the longest range with the one before it. */
export function knownPeriod(today: string): Period {
	// The engines are a few days late.
	return { date_from: daysBefore(today, 2 * Number(ranges[2]) + 14), date_to: today };
}

/** The days of a range up to the last complete day, and as many days before them. */
export function periodsOf(range: Range, today: string, coverage: SearchCoverage): Periods {
	const days = Number(range);
	const isOpen = openDays(coverage);
	const last = lastDayUpTo(today, isOpen) ?? today;
	const upTo = (to: string) => ({ date_from: daysBefore(to, days - 1), date_to: to });
	const observedUpTo = (to: string) =>
		Array.from({ length: days }, (_, ago) => daysBefore(to, ago)).filter((day) => !isOpen(day))
			.length;
	const former = daysBefore(last, days);
	const observed = { now: observedUpTo(last), before: observedUpTo(former) };
	return {
		period: upTo(last),
		before: upTo(former),
		observed,
		isComparable: observed.now > 0 && observed.now === observed.before,
	};
}

/** Days that nobody has read, or that the engine still corrects. */
function openDays({ incomplete, missing }: SearchCoverage): (day: string) => boolean {
	const gaps = [...incomplete, ...missing];
	return (day) => gaps.some(({ from, to }) => from <= day && day <= to);
}

/** Null if no day is complete. */
function lastDayUpTo(today: string, isOpen: (day: string) => boolean): string | null {
	for (let day = today; day >= knownPeriod(today).date_from; day = daysBefore(day, 1)) {
		if (!isOpen(day)) return day;
	}
	return null;
}

const daysBefore = (day: string, days: number) =>
	new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** Today where the person is. */
export function todayHere(now = new Date()): string {
	const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
	return new Date(day).toISOString().slice(0, 10);
}
