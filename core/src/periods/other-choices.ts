import type { Day } from '../days/time.ts';
import { endingOn, movedBy, wholeWeeks } from './comparison.ts';
import { type PeriodChoice, type PeriodLength, periodLengths } from './period-choice.ts';
import { type KnownGaps, knownDays, type Periods, periodsOf } from './periods-of.ts';

/** The same choice, its period one length earlier (-1) or later (1); null beyond the known days. */
export function nextChoice(
	choice: PeriodChoice,
	{ period, lastComplete }: Periods,
	{ direction, today }: { readonly direction: -1 | 1; readonly today: Day },
): PeriodChoice | null {
	const next = movedBy(direction * wholeWeeks(period), period);
	if (next.to > (lastComplete ?? today) || next.from < knownDays(today).from) return null;
	const length = periodLengths.find(
		(days) => endingOn(lastComplete ?? today, days).from === next.from,
	);
	return { ...choice, period: length !== undefined && next.to === lastComplete ? length : next };
}

/** The longest length that can be compared as wanted; null without one. */
export function comparableLength(
	choice: PeriodChoice,
	today: Day,
	gaps: KnownGaps,
): PeriodLength | null {
	const isComparable = (period: PeriodLength) =>
		periodsOf({ ...choice, period }, today, gaps).notCompared === null;
	return periodLengths.findLast(isComparable) ?? null;
}
