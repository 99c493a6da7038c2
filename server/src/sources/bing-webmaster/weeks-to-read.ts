import { type Day, dayAt } from '../../facts/day.ts';
import type { ReadDay } from '../connection-days.store.ts';
import { bingZone } from './wcf-date.ts';

/** Bing corrects the figures of a week for about two more weeks. */
const settledAfterDays = 21;

/** A week that may still change is read again when the next week has passed. */
const againAfterDays = 6;

/** The weeks, among those that Bing names, that are new or may have changed; newest first. */
export function weeksToRead(
	offered: Iterable<Day>,
	read: readonly ReadDay[],
	nowMs: number,
): Day[] {
	const known = new Map(read.map((each) => [each.day, each]));
	const today = dayAt(nowMs, bingZone);
	const isWanted = (week: Day) => {
		const before = known.get(week);
		if (before === undefined) return true;
		return !before.isFinal && today - dayAt(before.readMs, bingZone) >= againAfterDays;
	};
	return [...new Set(offered)].filter(isWanted).sort((one, other) => other - one);
}

export function isSettled(week: Day, nowMs: number): boolean {
	return dayAt(nowMs, bingZone) - week > settledAfterDays;
}
