import { comparableLength, daysIn, type SearchCoverage } from '@plumbline/core/api';
import { type DayRange, formatDay } from '@plumbline/core/time';
import { useNavigation } from '../address/address.ts';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { type Chosen, useChosen } from '../site/site.ts';
import { todayHere } from './today.ts';

/** Longer texts of an address are cut. */
const shownText = 40;

/** Which days are shown and what they are compared with, or why they are not. */
export function PeriodLine({ coverage }: { readonly coverage: SearchCoverage }) {
	const { texts } = useLanguage();
	const own = texts.days;
	const { day, span } = useFormats();
	const { change } = useNavigation();
	const chosen = useChosen();
	const compared = useComparedText(chosen);
	if (chosen === null) return null;
	const { choice, faults, periods } = chosen;
	const { leftOut, notCompared } = periods;
	const length = notCompared === 'unlike' && comparableLength(choice, todayHere(), coverage);
	return (
		<>
			{faults.map(({ part, fault, text }) => (
				<p key={part} class="notice warn" role="alert" dir="auto">
					{own.faulty[part === 'vs' ? 'vs' : 'range']({
						text: text.length > shownText ? `${text.slice(0, shownText)}…` : text,
						why: own.faults[fault],
					})}
				</p>
			))}
			<p class="quiet small period-line" role="status">
				{periods.lastComplete !== null &&
					`${own.completeTo({ day: day(formatDay(periods.lastComplete)) })} · `}
				{compared}
				{leftOut &&
					` · ${own.leftOut({ span: span(formatDay(leftOut.from), formatDay(leftOut.to)) })}`}
				{length && (
					<>
						{' · '}
						<button type="button" class="link" onClick={() => change({ range: String(length) })}>
							{own.compareLength({ length: texts.ranges[length] })}
						</button>
					</>
				)}
			</p>
		</>
	);
}

function useComparedText(chosen: Chosen | null): string {
	const own = useLanguage().texts.days;
	const { span, whole } = useFormats();
	if (chosen === null) return '';
	const { before, notCompared, observed, period } = chosen.periods;
	const spanOf = (days: DayRange | null) =>
		days === null ? '' : span(formatDay(days.from), formatDay(days.to));
	const known = (count: number, days: DayRange) =>
		own.known({ count: whole(count), days: whole(daysIn(days)) });
	const now = known(observed.now, period);
	if (notCompared === 'unlike' && before !== null) {
		const unlike = { now, span: spanOf(before), before: known(observed.before, before) };
		return own.notCompared.unlike(unlike);
	}
	const isWhole = observed.now === 0 || observed.now === daysIn(period);
	const text = {
		...own.notCompared,
		unlike: '',
		overlap: own.notCompared.overlap({ span: spanOf(before) }),
	};
	const compared =
		notCompared === null ? own.comparedWith({ span: spanOf(before) }) : text[notCompared];
	if (isWhole) return compared;
	const have = notCompared === null ? own.haveBoth : own.have;
	return `${compared} · ${have({ known: now })}`;
}
