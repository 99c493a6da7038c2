import { usualDelayDays } from '@plumbline/core/api';
import { formatDay, parseDay } from '@plumbline/core/time';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

interface PlanDaysProps {
	/** Of the change. */
	readonly date: string;
	readonly changed: number;
	readonly alone: number;
}

/** Google reports a day about two days later. */
const reportDays = 2;

/** From the change to the last answer: when to do something, and when to wait. */
export function PlanDays({ alone, changed, date }: PlanDaysProps) {
	const own = useLanguage().texts.plan.days;
	const { day } = useFormats();
	const made = parseDay(date);
	if (made === null) return null;
	const answered = (weeks: number) => made + usualDelayDays + 7 * weeks + reportDays - 1;
	const steps = [
		[made, own.change({ changed, alone })],
		[made + usualDelayDays, own.known],
		[answered(4), own.first],
		[answered(8), own.last],
	] as const;
	return (
		<dl class="facts plan-days">
			{steps.map(([at, text]) => (
				<div key={at} class="fact">
					<dt>{day(formatDay(at))}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
