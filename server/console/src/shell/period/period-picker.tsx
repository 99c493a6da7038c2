import { nextChoice, type PeriodChoice, writePeriodChoice } from '@plumbline/core/api';
import { Icon } from '@plumbline/ui';
import { Calendar, ChevronLeft, ChevronRight } from 'lucide';
import { lazy, Suspense } from 'preact/compat';
import { useContext, useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { todayHere } from '../../period/today.ts';
import { type Chosen, CoverageContext } from '../../site/site.ts';

const PeriodDialog = lazy(async () => (await import('./period-dialog.tsx')).PeriodDialog);

/** The period of every figure on the screen: it opens the choice, and steps to the one before or after. */
export function PeriodPicker({ chosen }: { readonly chosen: Chosen }) {
	const { texts } = useLanguage();
	const own = texts.picker;
	const { span } = useFormats();
	const { change } = useNavigation();
	const [isOpen, setOpen] = useState(false);
	// Until they are known, the dates would be wrong.
	const isKnown = useContext(CoverageContext) !== null;
	const { choice, period, periods } = chosen;
	const today = todayHere();
	const choose = (chosen: PeriodChoice) => change({ ...writePeriodChoice(chosen) });
	const step = (direction: -1 | 1) => {
		const next = isKnown ? nextChoice(choice, periods, { direction, today }) : null;
		return { disabled: next === null, onClick: () => next && choose(next) };
	};
	return (
		<>
			<fieldset class="segments period-picker">
				<legend class="spoken">{own.period}</legend>
				<button type="button" aria-label={own.earlier} title={own.earlier} {...step(-1)}>
					<Icon icon={ChevronLeft} />
				</button>
				<button
					type="button"
					class="opens"
					aria-haspopup="dialog"
					title={own.title}
					disabled={!isKnown}
					onClick={() => setOpen(true)}
				>
					<Icon icon={Calendar} />
					<b>{typeof choice.period === 'number' ? texts.ranges[choice.period] : own.own}</b>
					{isKnown && <span>{span(period.date_from, period.date_to)}</span>}
				</button>
				<button type="button" aria-label={own.later} title={own.later} {...step(1)}>
					<Icon icon={ChevronRight} />
				</button>
			</fieldset>
			{isOpen && (
				<Suspense fallback={null}>
					<PeriodDialog chosen={chosen} onChoose={choose} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
