import { type Day, dayAt, firstDayOf, monthOf } from '../../facts/day.ts';
import type { ReadDay } from '../connection-days.store.ts';

/** Search Console counts days in California time. */
export const searchConsoleZone = 'America/Los_Angeles';

const monthsKept = 16;

/** Figures are corrected for this many days, even if Google calls them final. */
const correctedDays = 5;

/** The days that are missing or may have changed, newest first. Leaves out today, which is not over. */
export function daysToRead(read: readonly ReadDay[], nowMs: number): Day[] {
	const today = dayAt(nowMs, searchConsoleZone);
	const settled = new Set(read.filter(isSettled).map(({ day }) => day));
	const days: Day[] = [];
	for (let day = today - 1; day >= oldestDay(today); day--) {
		if (!settled.has(day)) days.push(day);
	}
	return days;
}

function isSettled({ day, isFinal, readMs }: ReadDay): boolean {
	return isFinal && dayAt(readMs, searchConsoleZone) - day > correctedDays;
}

function oldestDay(today: Day): Day {
	const month = monthOf(today);
	return firstDayOf(month - monthsKept) + (today - firstDayOf(month));
}
