import { type DayRange, parseDay } from '../days/time.ts';
import { type KnownGaps, type Likeness, likeness, type Periods } from './periods-of.ts';

/** The days of an answer with a comparison, and their gaps. */
interface AnsweredDays {
	readonly date_from: string;
	readonly date_to: string;
	readonly coverage: KnownGaps;
	/** Null without a comparison. */
	readonly compare_from: string | null;
	readonly compare_to: string | null;
	readonly compare_coverage: KnownGaps | null;
}

/** The ranges of an answer, and whether they can be compared. */
export function answeredLikeness(
	meta: AnsweredDays,
): Likeness & Pick<Periods, 'period' | 'before'> {
	const { compare_coverage: then, compare_from, compare_to, coverage: now } = meta;
	const period = rangeOf(meta.date_from, meta.date_to);
	const before =
		compare_from === null || compare_to === null ? null : rangeOf(compare_from, compare_to);
	const gaps = {
		incomplete: [...now.incomplete, ...(then?.incomplete ?? [])],
		missing: [...now.missing, ...(then?.missing ?? [])],
	};
	return { period, before, ...likeness(period, before, gaps) };
}

function rangeOf(from: string, to: string): DayRange {
	return { from: parseDay(from) ?? 0, to: parseDay(to) ?? 0 };
}
