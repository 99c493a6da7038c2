export const dayMs = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01, for arithmetic without time zones. */
export type Day = number;

/** From the first to the last day, both included. */
export interface DayRange {
	readonly from: Day;
	readonly to: Day;
}

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

/** A time as ISO 8601, in UTC; null stays null. */
export function isoTime(ms: number): string;
export function isoTime(ms: number | null): string | null;
export function isoTime(ms: number | null): string | null {
	return ms === null ? null : new Date(ms).toISOString();
}
