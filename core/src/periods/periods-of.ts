import { type Day, type DayRange, parseDay } from '../days/time.ts';
import { comparedDays, daysIn, endingOn } from './comparison.ts';
import { longestPeriod, type PeriodChoice } from './period-choice.ts';

interface Gap {
	readonly from: string;
	readonly to: string;
}

/** The days without complete figures, as answers about search name them. */
export interface KnownGaps {
	/** Read, but the engine still corrects them. */
	readonly incomplete: readonly Gap[];
	readonly missing: readonly Gap[];
}

/** Why two periods are not compared. */
export type NotCompared = 'not_wanted' | 'no_figures' | 'overlap' | 'unfinished' | 'unlike';

/** A period and the one it is compared with. */
export interface Periods {
	readonly period: DayRange;
	/** Null if nothing is to be compared. */
	readonly before: DayRange | null;
	/** How many of their days have complete figures. */
	readonly observed: { readonly now: number; readonly before: number };
	/** How many days of the period have figures that the engine still corrects. */
	readonly unfinished: number;
	/** Null if both are comparable: all figures are final, and both have as many days of them. */
	readonly notCompared: NotCompared | null;
	/** The last day with complete figures; null without one. */
	readonly lastComplete: Day | null;
	/** Days after the period that the engine still corrects. */
	readonly fresh: DayRange | null;
	/** Days of the choice that are left out because they are not complete. */
	readonly leftOut: DayRange | null;
}

export type Likeness = Pick<Periods, 'observed' | 'unfinished' | 'notCompared'>;

/** The days whose gaps have to be known to decide about any choice. */
export const knownDays = (today: Day): DayRange => endingOn(today, longestPeriod);

/** The days that a choice means, up to the last complete day. */
export function periodsOf(choice: PeriodChoice, today: Day, gaps: KnownGaps): Periods {
	const { from: first } = knownDays(today);
	const isIncomplete = isWithin(gaps.incomplete);
	const isMissing = isWithin(gaps.missing);
	const isUnknown = (day: Day) => day < first || day > today || isMissing(day);
	const last = lastDay(first, today, (day) => !isIncomplete(day) && !isMissing(day));
	const { period, leftOut } = chosenDays(choice, last, today);
	const before = comparedDays(period, choice.comparison);
	return {
		period,
		before,
		...likenessOf(period, before, { isIncomplete, isUnknown }),
		lastComplete: last,
		fresh: last === period.to ? freshDays(last, today, isIncomplete) : null,
		leftOut,
	};
}

/** How alike two ranges are whose gaps are known. */
export function likeness(period: DayRange, before: DayRange | null, gaps: KnownGaps): Likeness {
	const isUnknown = isWithin(gaps.missing);
	return likenessOf(period, before, { isIncomplete: isWithin(gaps.incomplete), isUnknown });
}

type IsDay = (day: Day) => boolean;

function likenessOf(
	period: DayRange,
	before: DayRange | null,
	{ isIncomplete, isUnknown }: { readonly isIncomplete: IsDay; readonly isUnknown: IsDay },
): Likeness {
	const count = (range: DayRange | null, has: IsDay) =>
		range === null ? 0 : daysOf(range).filter(has).length;
	const isComplete = (day: Day) => !isUnknown(day) && !isIncomplete(day);
	const observed = { now: count(period, isComplete), before: count(before, isComplete) };
	const unfinished = count(period, isIncomplete);
	const isUnfinished = unfinished + count(before, isIncomplete) > 0;
	const notCompared = whyNotCompared(period, before, { observed, isUnfinished });
	return { observed, unfinished, notCompared };
}

function chosenDays(
	{ period }: PeriodChoice,
	last: Day | null,
	today: Day,
): Pick<Periods, 'period' | 'leftOut'> {
	if (typeof period === 'number') return { period: endingOn(last ?? today, period), leftOut: null };
	if (last === null || period.to <= last || period.from > last) return { period, leftOut: null };
	return {
		period: { from: period.from, to: last },
		leftOut: { from: last + 1, to: period.to },
	};
}

function whyNotCompared(
	period: DayRange,
	before: DayRange | null,
	{ observed, isUnfinished }: Pick<Periods, 'observed'> & { readonly isUnfinished: boolean },
): NotCompared | null {
	if (before === null) return 'not_wanted';
	if (observed.now === 0) return 'no_figures';
	if (before.from <= period.to && before.to >= period.from) return 'overlap';
	if (observed.now !== observed.before) return 'unlike';
	return isUnfinished ? 'unfinished' : null;
}

/** The days up to the newest that the engine has reported at all. */
function freshDays(last: Day, today: Day, isIncomplete: IsDay): DayRange | null {
	const newest = lastDay(last + 1, today, isIncomplete);
	return newest === null ? null : { from: last + 1, to: newest };
}

/** The newest day of a kind; null without one. */
function lastDay(from: Day, to: Day, isOne: IsDay): Day | null {
	for (let day = to; day >= from; day--) if (isOne(day)) return day;
	return null;
}

export const daysOf = (range: DayRange): readonly Day[] =>
	Array.from({ length: Math.max(0, daysIn(range)) }, (_, place) => range.from + place);

/** Whether a day is in one of these gaps. */
export function isWithin(gaps: readonly Gap[]): (day: Day) => boolean {
	const ranges = gaps.map(({ from, to }) => [parseDay(from) ?? 0, parseDay(to) ?? 0] as const);
	return (day) => ranges.some(([from, to]) => from <= day && day <= to);
}
