import type { Day } from '../facts/day.ts';

/** How long Google takes to come by a page that has no inspection after its change. */
const usualDelayDays = 7;
/** A crawl later than this is unlikely to be the first one after the change. */
const longestDelayDays = 14;

/**
 * The day by which the engine knew nine in ten of the changed pages. `crawlDays`: the last known
 * crawl of each page; null without an inspection.
 */
export function knownDay(madeDay: Day, crawlDays: readonly (Day | null)[]): Day {
	const days = crawlDays
		.map((day) =>
			day !== null && day >= madeDay && day <= madeDay + longestDelayDays
				? day
				: madeDay + usualDelayDays,
		)
		.sort((left, right) => left - right);
	return days[Math.ceil(days.length * 0.9) - 1] ?? madeDay + usualDelayDays;
}
