import { type Day, dayAt, firstDayOf, monthOf } from '../../days/day.ts';
import type { ReadDay } from '../connection-days.store.ts';

/** Search Console counts days as clocks in California do. */
export const searchConsoleZone = 'America/Los_Angeles';

const monthsKept = 16;

/** Numbers are corrected this many days long, also where they are called final. */
const correctedDays = 5;

/** What is missing or may have changed since, newest first. Today is not over and left out. */
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
