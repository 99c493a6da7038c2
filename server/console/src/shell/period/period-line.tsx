import { comparableLength, type SearchCoverage } from '@plumbline/core/api';
import { useNavigation } from '../../address/address.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { useEventName } from '../../language/use-event-name.ts';
import { todayHere } from '../../period/today.ts';
import { useBasis } from '../../segment/use-basis.ts';
import { useSegment } from '../../segment/use-segment.ts';
import { type Chosen, useChosen } from '../../site/site.ts';
import { miscounted, usePeriodParts } from '../../site/use-period-parts.ts';

/** Longer texts of an address are cut. */
const shownText = 40;

/** Which days the figures rest on and what they are compared with, or why they are not. */
export function PeriodLine({ coverage }: { readonly coverage: SearchCoverage }) {
	const { texts } = useLanguage();
	const own = texts.days;
	const { change } = useNavigation();
	const chosen = useChosen();
	const days = usePeriodParts(chosen);
	const events = useEvents(chosen);
	const { segment } = useSegment();
	const basis = useBasis();
	if (chosen === null || days === null) return null;
	const { compared, completeTo, limits } = days;
	const parts = [...(completeTo ? [completeTo] : []), compared, ...limits, ...events];
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

/** Other events of the search engine in the compared days. */
function useEvents(chosen: Chosen | null): readonly string[] {
	const own = useLanguage().texts.days;
	const { whole } = useFormats();
	const nameOf = useEventName();
	if (chosen === null) return [];
	const fault = miscounted(chosen);
	const [first, second, ...others] = chosen.events.filter((event) => event !== fault).map(nameOf);
	const names =
		second === undefined || others.length === 0
			? [first, second].filter((name) => name !== undefined).join(', ')
			: own.moreEvents({ name: first ?? '', count: whole(others.length + 1) });
	return names === '' ? [] : [own.events({ names })];
}
