import { dayMs } from '@plumbline/core/time';

/** Days since 1970-01-01, for arithmetic without time zones. */
export type Day = number;

/** Year × 12 + month − 1. */
export type Month = number;

/** The day of a `YYYY-MM-DD` text; null for a date that does not exist. */
export function parseDay(date: string): Day | null {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
	const ms = Date.parse(`${date}T00:00:00Z`);
	// Date.parse turns February 30 into March 2.
	return Number.isNaN(ms) || formatDay(ms / dayMs) !== date ? null : ms / dayMs;
}

export function formatDay(day: Day): string {
	return new Date(day * dayMs).toISOString().slice(0, 10);
}

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
