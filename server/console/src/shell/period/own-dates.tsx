import { useId } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Dates } from '../../period/dates.ts';

interface OwnDatesProps {
	/** Of the radio buttons to which this choice belongs. */
	readonly name: string;
	/** The value chosen there; dates as `2026-10-01..2026-10-31`. */
	readonly written: string;
	/** The dates to begin with. */
	readonly offered: Dates;
	/** Why the typed dates cannot be taken. */
	readonly fault: string | null;
	readonly onWrite: (written: string) => void;
}

/** A choice of two dates, whose fields appear when it is taken. */
export function OwnDates({ name, written, offered, fault, onWrite }: OwnDatesProps) {
	const texts = useLanguage().texts.picker;
	const id = useId();
	const isChosen = written.includes('..');
	const [from = '', to = ''] = written.split('..');
	const field = (label: string, value: string, written: (value: string) => string) => (
		<label>
			<span>{label}</span>
			<input
				type="date"
				value={value}
				aria-invalid={fault !== null}
				aria-describedby={id}
				onInput={({ currentTarget }) => onWrite(written(currentTarget.value))}
			/>
		</label>
	);
	return (
		<>
			<label class="check">
				<input
					type="radio"
					name={name}
					checked={isChosen}
					onChange={() => onWrite(`${offered.date_from}..${offered.date_to}`)}
				/>
				{texts.own}
			</label>
			{isChosen && (
				<div class="own-dates">
					{field(texts.from, from, (value) => `${value}..${to}`)}
					{field(texts.to, to, (value) => `${from}..${value}`)}
					<p id={id} role="alert">
						{fault}
					</p>
				</div>
			)}
		</>
	);
}
