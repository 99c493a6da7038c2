import {
	comparisons,
	endingOn,
	type PeriodChoice,
	type PeriodFault,
	periodLengths,
	readPeriodChoice,
	writePeriodChoice,
} from '@plumbline/core/api';
import { type DayRange, formatDay } from '@plumbline/core/time';
import { useState } from 'preact/hooks';
import { Dialog } from '../../controls/dialog.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { datesOf } from '../../period/dates.ts';
import { todayHere } from '../../period/today.ts';
import type { Chosen } from '../../site/site.ts';
import { OwnDates } from './own-dates.tsx';

interface PeriodDialogProps {
	readonly chosen: Chosen;
	readonly onChoose: (choice: PeriodChoice) => void;
	readonly onClose: () => void;
}

/** Chooses the period, what it is compared with, and whether charts show days that are not complete. */
export function PeriodDialog({ chosen, onChoose, onClose }: PeriodDialogProps) {
	const { texts } = useLanguage();
	const own = texts.picker;
	const { span } = useFormats();
	const { choice, periods } = chosen;
	const today = todayHere();
	const last = periods.lastComplete ?? today;
	const written = writePeriodChoice(choice);
	const [range, setRange] = useState(written.range ?? String(choice.period));
	const [vs, setVs] = useState(written.vs ?? comparisons[0]);
	const [fresh, setFresh] = useState(written.fresh);
	const [faults, setFaults] = useState<Partial<Record<string, PeriodFault>>>({});
	const spanOf = (days: DayRange) => span(formatDay(days.from), formatDay(days.to));
	const why = (fault: PeriodFault | undefined) =>
		fault === undefined ? null : texts.days.faults[fault];

	/** Whether the choice could be shown. */
	function show(): boolean {
		const read = readPeriodChoice({ range, vs, fresh }, today);
		setFaults(Object.fromEntries(read.faults.map(({ part, fault }) => [part, fault])));
		if (read.faults.length > 0) return false;
		onChoose(read.choice);
		return true;
	}

	return (
		<Dialog title={own.title} onClose={onClose}>
			<form
				class="period-form"
				// The sentences below the dates say more than the browser would.
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					// Closing gives the focus back to the button that opened it.
					if (show()) event.currentTarget.closest('dialog')?.close();
				}}
			>
				<fieldset>
					<legend>{own.period}</legend>
					{periodLengths.map((length) => (
						<Choice
							key={length}
							name="range"
							value={String(length)}
							chosen={range}
							onChoose={setRange}
							text={texts.ranges[length]}
							note={spanOf(endingOn(last, length))}
						/>
					))}
					<OwnDates
						name="range"
						written={range}
						offered={datesOf(periods.period)}
						fault={why(faults.range)}
						onWrite={setRange}
					/>
				</fieldset>
				<fieldset>
					<legend>{own.comparison}</legend>
					{comparisons.map((name) => (
						<Choice
							key={name}
							name="vs"
							value={name}
							chosen={vs}
							onChoose={setVs}
							text={own.comparisons[name]}
						/>
					))}
					<OwnDates
						name="vs"
						written={vs}
						offered={datesOf(periods.before ?? periods.period)}
						fault={why(faults.vs)}
						onWrite={setVs}
					/>
				</fieldset>
				<label class="check">
					<input
						type="checkbox"
						checked={fresh !== null}
						onChange={({ currentTarget }) => setFresh(currentTarget.checked ? '1' : null)}
					/>
					{periods.fresh ? own.fresh({ span: spanOf(periods.fresh) }) : own.noFresh}
				</label>
				<button type="submit" class="primary">
					{own.show}
				</button>
			</form>
		</Dialog>
	);
}

interface ChoiceProps {
	readonly name: string;
	readonly value: string;
	readonly chosen: string;
	readonly onChoose: (value: string) => void;
	readonly text: string;
	/** Behind the text. */
	readonly note?: string;
}

function Choice({ name, value, chosen, onChoose, text, note }: ChoiceProps) {
	return (
		<label class="check">
			<input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
			{text}
			{note && <small>{note}</small>}
		</label>
	);
}
