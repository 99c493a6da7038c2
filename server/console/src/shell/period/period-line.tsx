import { comparableLength, daysIn, type Periods, type SearchCoverage } from '@plumbline/core/api';
import { type DayRange, formatDay } from '@plumbline/core/time';
import { useNavigation } from '../../address/address.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { useEventName } from '../../language/use-event-name.ts';
import { todayHere } from '../../period/today.ts';
import { useBasis } from '../../segment/use-basis.ts';
import { useSegment } from '../../segment/use-segment.ts';
import { type Chosen, useChosen } from '../../site/site.ts';

/** Longer texts of an address are cut. */
const shownText = 40;

/** Which days the figures rest on and what they are compared with, or why they are not. */
export function PeriodLine({ coverage }: { readonly coverage: SearchCoverage }) {
	const { texts } = useLanguage();
	const own = texts.days;
	const { change } = useNavigation();
	const chosen = useChosen();
	const parts = [...useParts(chosen?.periods), ...useEvents(chosen)];
	const { segment } = useSegment();
	const basis = useBasis();
	if (chosen === null) return null;
	const { choice, faults, periods } = chosen;
	const length =
		periods.notCompared === 'unlike' && comparableLength(choice, todayHere(), coverage);
	return (
		<>
			{faults.map(({ part, fault, text }) => (
				<p key={part} class="notice warn" role="alert" dir="auto">
					{own.faulty[part]({
						text: text.length > shownText ? `${text.slice(0, shownText)}…` : text,
						why: own.faults[fault],
					})}
				</p>
			))}
			<p class="quiet small period-line" role="status">
				{parts.join(' · ')}
				{length && (
					<>
						{' · '}
						<button type="button" class="link" onClick={() => change({ range: String(length) })}>
							{own.compareLength({ length: texts.ranges[length] })}
						</button>
					</>
				)}
				{segment.length > 0 && basis !== 'site' && ` · ${texts.segment.basis[basis]}`}
			</p>
		</>
	);
}

/** Events of the search engine in the compared days, and the figures that they keep apart. */
function useEvents(chosen: Chosen | null): readonly string[] {
	const own = useLanguage().texts.days;
	const { span, whole } = useFormats();
	const nameOf = useEventName();
	const { events = [], hasLikeImpressions = true } = chosen ?? {};
	const fault = hasLikeImpressions
		? undefined
		: events.find(({ kind }) => kind === 'miscounted_impressions');
	const [first, second, ...others] = events.filter((event) => event !== fault).map(nameOf);
	const names =
		second === undefined || others.length === 0
			? [first, second].filter((name) => name !== undefined).join(', ')
			: own.moreEvents({ name: first ?? '', count: whole(others.length + 1) });
	return [
		...(fault ? [own.onlyClicks({ span: span(fault.from, fault.to) })] : []),
		...(names === '' ? [] : [own.events({ names })]),
	];
}

function useParts(periods: Periods | undefined): readonly string[] {
	const own = useLanguage().texts.days;
	const { day, span, whole } = useFormats();
	if (periods === undefined) return [];
	const { before, lastComplete, leftOut, notCompared, observed, period, unfinished } = periods;
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

	return [
		...(lastComplete === null ? [] : [own.completeTo({ day: day(formatDay(lastComplete)) })]),
		compared(),
		...gaps(),
		...(unfinished > 0 ? [own.stillChange({ known: known(unfinished, period) })] : []),
		...(leftOut ? [own.leftOut({ span: spanOf(leftOut) })] : []),
	];
}
