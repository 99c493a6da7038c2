import { daysIn } from '@plumbline/core/api';
import { type DayRange, formatDay } from '@plumbline/core/time';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import type { Chosen } from './site.ts';

interface PeriodParts {
	/** The last complete day, or null. */
	readonly completeTo: string | null;
	/** The period before, or why nothing is compared. */
	readonly compared: string;
	/** Days without figures, those whose figures still change, and figures that are not compared. */
	readonly limits: readonly string[];
}

/** The days of the screen, and how far their figures go, in words. */
export function usePeriodParts(chosen: Chosen | null): PeriodParts | null {
	const own = useLanguage().texts.days;
	const { day, span, whole } = useFormats();
	if (chosen === null) return null;
	const fault = miscounted(chosen);
	const { before, lastComplete, leftOut, notCompared, observed, period, unfinished } =
		chosen.periods;
	const spanOf = (days: DayRange) => span(formatDay(days.from), formatDay(days.to));
	const known = (count: number, days: DayRange) =>
		own.known({ count: whole(count), days: whole(daysIn(days)) });

	function compared(): string {
		if (before === null || notCompared === 'not_wanted') return own.notCompared.not_wanted;
		const then = { span: spanOf(before), before: known(observed.before, before) };
		if (notCompared === null) return own.comparedWith(then);
		if (notCompared === 'overlap') return own.notCompared.overlap(then);
		if (notCompared !== 'unlike') return own.notCompared[notCompared];
		return own.notCompared.unlike({ ...then, now: known(observed.now, period) });
	}

	function gaps(): readonly string[] {
		const isSaid = notCompared === 'unlike' || notCompared === 'no_figures';
		if (isSaid || observed.now === daysIn(period)) return [];
		const now = { known: known(observed.now, period) };
		return [notCompared === null ? own.haveBoth(now) : own.have(now)];
	}

	return {
		completeTo:
			lastComplete === null ? null : own.completeTo({ day: day(formatDay(lastComplete)) }),
		compared: compared(),
		limits: [
			...gaps(),
			...(unfinished > 0 ? [own.stillChange({ known: known(unfinished, period) })] : []),
			...(leftOut ? [own.leftOut({ span: spanOf(leftOut) })] : []),
			...(fault ? [own.onlyClicks({ span: span(fault.from, fault.to) })] : []),
		],
	};
}

/** The fault of the engine that keeps impressions from being compared. */
export function miscounted({ events, hasLikeImpressions }: Chosen) {
	if (hasLikeImpressions) return undefined;
	return events.find(({ kind }) => kind === 'miscounted_impressions');
}
