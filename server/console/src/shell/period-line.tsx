import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { useChosen } from '../site/site.ts';

/** Which days are shown and what they are compared with, or why they are not. */
export function PeriodLine() {
	const own = useLanguage().texts.days;
	const { span, whole } = useFormats();
	const chosen = useChosen();
	if (chosen === null) return null;
	const { period, before, observed, isComparable, range } = chosen;
	const known = (count: number) => own.known({ count: whole(count), days: whole(Number(range)) });
	return (
		<p class="quiet small period-line">
			{span(period.date_from, period.date_to)}
			{' · '}
			{isComparable
				? own.comparedWith({ span: span(before.date_from, before.date_to) })
				: observed.now === 0
					? own.noFigures
					: own.notCompared({ now: known(observed.now), before: known(observed.before) })}
		</p>
	);
}
