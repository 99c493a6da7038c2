import { type Day, dayAt, firstDayOf, monthOf } from '../../facts/day.ts';
import type { ReadDay } from '../connection-days.store.ts';

/** Inclusive. */
export interface Span {
	readonly fromDay: Day;
	readonly toDay: Day;
}

/** A free property keeps data for fourteen months. */
const monthsKept = 14;

/** Analytics continues counting for a day or two after a day is over. */
const correctedDays = 3;

/** Long enough for few requests, short enough that rare pages are not folded into “(other)”. */
const longestSpan = 7;

/** The days that are missing or may have changed, newest first, in runs of a week at most. */
export function spansToRead(
	read: readonly ReadDay[],
	{ nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string },
): Span[] {
	const today = dayAt(nowMs, timeZone);
	const settled = new Set(read.filter(({ isFinal }) => isFinal).map(({ day }) => day));
	const spans: { fromDay: Day; toDay: Day }[] = [];
	for (let day = today - 1; day >= oldestDay(today); day--) {
		if (settled.has(day)) continue;
		const span = spans.at(-1);
		const joins = span?.fromDay === day + 1 && span.toDay - day < longestSpan;
		if (joins && span) span.fromDay = day;
		else spans.push({ fromDay: day, toDay: day });
	}
	return spans;
}

/** Whether a day that is read now never needs to be read again. */
export function isFinalNow(day: Day, nowMs: number, timeZone: string): boolean {
	return dayAt(nowMs, timeZone) - day > correctedDays;
}

function oldestDay(today: Day): Day {
	const month = monthOf(today);
	return firstDayOf(month - monthsKept) + (today - firstDayOf(month));
}
