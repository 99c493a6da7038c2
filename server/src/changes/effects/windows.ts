import type { Day } from '../../facts/day.ts';

/** Days from the first to before the second. */
export interface Span {
	readonly from: Day;
	readonly to: Day;
}

/** The weeks that are compared, whole ones, so that each weekday counts alike. */
export interface Windows {
	readonly weeks: 4 | 8;
	readonly before: Span;
	readonly after: Span;
	/** The time before, from which pages would have gone on; long figures have all four spans. */
	readonly history: readonly Span[];
}

export interface ChangeDays {
	/** The first day on which a page was no longer as before. */
	readonly madeDay: Day;
	/** The first day on which the search engine knew. */
	readonly knownDay: Day;
}

export interface KnownDays {
	readonly firstDay: Day;
	readonly lastDay: Day;
}

/** How much of the past is compared. */
export const pastDays = 112;

/** In days before the change. */
const pastSpans = [
	[28, 0],
	[7, 0],
	[56, 28],
	[pastDays, 56],
] as const;

/** Null while the figures do not yet cover four weeks on both sides. */
export function windowsAround(
	{ knownDay, madeDay }: ChangeDays,
	{ firstDay, lastDay }: KnownDays,
): Windows | null {
	const daysBefore = madeDay - firstDay;
	const daysAfter = lastDay + 1 - knownDay;
	if (daysBefore < 28 || daysAfter < 28) return null;
	const weeks = daysBefore >= 56 && daysAfter >= 56 ? 8 : 4;
	return {
		weeks,
		before: { from: madeDay - weeks * 7, to: madeDay },
		after: { from: knownDay, to: knownDay + weeks * 7 },
		history: pastSpans
			.filter(([from]) => from <= daysBefore)
			.map(([from, to]) => ({ from: madeDay - from, to: madeDay - to })),
	};
}

/** The four weeks on either side of the change. */
export const nearestWeeks = ({ after, before, history }: Windows): Windows => ({
	weeks: 4,
	before: { from: before.to - 28, to: before.to },
	after: { from: after.from, to: after.from + 28 },
	history,
});

const mostEarlier = 10;

/**
 * The same windows at earlier dates, four weeks apart, all of them before the change and without
 * one of the `changeDays`.
 */
export function earlierWindows(
	{ after, before, history, weeks }: Windows,
	firstDay: Day,
	changeDays: readonly Day[] = [],
): readonly Windows[] {
	const shifts = Array.from({ length: mostEarlier }, (_, date) => after.to - before.to + 28 * date);
	return shifts.flatMap((shift) => {
		const moved = ({ from, to }: Span) => ({ from: from - shift, to: to - shift });
		if (before.from - shift < firstDay) return [];
		if (changeDays.some((day) => day >= before.from - shift && day < after.to - shift)) return [];
		const known = history.map(moved).filter(({ from }) => from >= firstDay);
		return [{ weeks, before: moved(before), after: moved(after), history: known }];
	});
}

export const daysIn = ({ from, to }: Span): number => to - from;
