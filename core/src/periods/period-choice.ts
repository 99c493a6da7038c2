import { type DayRange, formatDay, parseDay } from '../days/time.ts';
import { type Comparison, comparisons } from './comparison.ts';

/**
 * The lengths to choose from, in days: 7 and 28 days, and 3, 6, 12 and 16 months. Whole weeks, so
 * that each side of a comparison has as many Sundays.
 */
export const periodLengths = [7, 28, 91, 182, 364, 483] as const;

export type PeriodLength = (typeof periodLengths)[number];

export interface PeriodChoice {
	/** A length ends at the last complete day. */
	readonly period: PeriodLength | DayRange;
	readonly comparison: Comparison | DayRange;
	/** Whether charts continue with the days that the engine still corrects. */
	readonly showsFresh: boolean;
}

export const usualPeriod: PeriodLength = 28;

/** Longer ranges are not answered. */
export const longestPeriod = 3650;

/** Why a text names no days. */
export type PeriodFault = 'unknown' | 'no_date' | 'reversed' | 'future' | 'too_old';

export interface FaultyPart {
	readonly part: 'range' | 'vs';
	readonly fault: PeriodFault;
	readonly text: string;
}

/** A choice in the texts of an address; null is the usual one. */
export interface WrittenChoice {
	readonly range: string | null;
	readonly vs: string | null;
	readonly fresh: string | null;
}

/** Reads a choice from texts that anybody may have typed. A part that is not one is the usual one. */
export function readPeriodChoice(
	{ range, vs, fresh }: WrittenChoice,
	today: number,
): { readonly choice: PeriodChoice; readonly faults: readonly FaultyPart[] } {
	const length = periodLengths.find((days) => String(days) === (range ?? String(usualPeriod)));
	const comparison = comparisons.find((name) => name === (vs ?? comparisons[0]));
	const period = length ?? readDays(range ?? '', today);
	const compared = comparison ?? readDays(vs ?? '', today);
	const faults: FaultyPart[] = [];
	if (typeof period === 'string') faults.push({ part: 'range', fault: period, text: range ?? '' });
	if (isFault(compared)) faults.push({ part: 'vs', fault: compared, text: vs ?? '' });
	return {
		choice: {
			period: typeof period === 'string' ? usualPeriod : period,
			comparison: isFault(compared) ? comparisons[0] : compared,
			showsFresh: fresh === '1',
		},
		faults,
	};
}

const isFault = (
	compared: Comparison | DayRange | PeriodFault,
): compared is Exclude<PeriodFault, Comparison> =>
	typeof compared === 'string' && !comparisons.some((name) => name === compared);

/** The usual parts are not written. */
export function writePeriodChoice({ period, comparison, showsFresh }: PeriodChoice): WrittenChoice {
	const text = (days: DayRange | number | string) =>
		typeof days === 'object' ? writeDays(days) : String(days);
	return {
		range: period === usualPeriod ? null : text(period),
		vs: comparison === comparisons[0] ? null : text(comparison),
		fresh: showsFresh ? '1' : null,
	};
}

export const writeDays = ({ from, to }: DayRange): string => `${formatDay(from)}..${formatDay(to)}`;

/** The days of “2026-10-01..2026-10-31”, or why it names none. */
function readDays(text: string, today: number): DayRange | PeriodFault {
	const parts = text.split('..');
	if (parts.length !== 2) return 'unknown';
	const [from, to] = parts.map(parseDay);
	if (from == null || to == null) return 'no_date';
	if (from > to) return 'reversed';
	if (from > today) return 'future';
	return from <= today - longestPeriod ? 'too_old' : { from, to };
}
