import { type Day, dayMs, parseDay } from '@plumbline/core/time';

export { type Day, type DayRange, formatDay, parseDay } from '@plumbline/core/time';

/** Year × 12 + month − 1. */
export type Month = number;

/** The calendar day in this time zone. */
export function dayAt(timeMs: number, timeZone: string): Day {
	const date = dateFormatOf(timeZone).format(timeMs);
	const day = parseDay(date);
	if (day === null) throw new Error(`The day of ${timeMs} in ${timeZone} reads “${date}”.`);
	return day;
}

/** Making one takes a hundred times as long as using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormatOf(timeZone: string): Intl.DateTimeFormat {
	const made = dateFormats.get(timeZone);
	if (made) return made;
	const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
	dateFormats.set(timeZone, format);
	return format;
}

export function monthOf(day: Day): Month {
	const date = new Date(day * dayMs);
	return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export function firstDayOf(month: Month): Day {
	return Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs;
}

/** The Monday on or before the day. */
export function mondayOf(day: Day): Day {
	// 1970-01-01 was a Thursday.
	return day - ((((day + 3) % 7) + 7) % 7);
}
