import type { SearchCoverage } from '@plumbline/core/api';
import { type Day, type DayRange, formatDay } from '../../facts/day.ts';

/** A day that somebody has read. */
export interface SeenDay {
	readonly day: Day;
	/** Whether the engine no longer changes its figures. */
	readonly isFinal: boolean;
	/** Null for figures from a file. */
	readonly readMs: number | null;
}

/** Which days of the range are complete, not complete yet, or not read at all. */
export function coverageOf(seen: readonly SeenDay[], { from, to }: DayRange): SearchCoverage {
	const byDay = new Map(seen.map((day) => [day.day, day]));
	const [incomplete, missing]: [Day[], Day[]] = [[], []];
	for (let day = from; day <= to; day++) {
		const known = byDay.get(day);
		if (known === undefined) missing.push(day);
		else if (!known.isFinal) incomplete.push(day);
	}
	const firstGap = Math.min(incomplete[0] ?? to + 1, missing[0] ?? to + 1);
	const readMs = Math.max(...seen.map((day) => day.readMs ?? 0));
	return {
		complete_to: firstGap > from ? formatDay(firstGap - 1) : null,
		incomplete: rangesOf(incomplete),
		missing: rangesOf(missing),
		read_at: readMs > 0 ? new Date(readMs).toISOString() : null,
	};
}

/** Runs of consecutive days. */
function rangesOf(days: readonly Day[]): { from: string; to: string }[] {
	const ranges: { from: Day; to: Day }[] = [];
	for (const day of days) {
		const last = ranges.at(-1);
		if (last?.to === day - 1) last.to = day;
		else ranges.push({ from: day, to: day });
	}
	return ranges.map(({ from, to }) => ({ from: formatDay(from), to: formatDay(to) }));
}
