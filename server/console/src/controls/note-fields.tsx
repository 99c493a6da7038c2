export interface Noted {
	readonly note: string;
	readonly date: string;
}

interface NoteFieldsProps {
	readonly names: Noted;
	readonly value: Noted;
	readonly onChange: (value: Noted) => void;
	readonly example?: string;
	readonly lastDate?: string;
}

/** A change in words, and its day. */
export function NoteFields({ example, lastDate, names, onChange, value }: NoteFieldsProps) {
	return (
		<div class="fields">
			<label class="wide">
				<span>{names.note}</span>
				<input
					required
					dir="auto"
					maxLength={200}
					placeholder={example}
					value={value.note}
					onInput={({ currentTarget }) => onChange({ ...value, note: currentTarget.value })}
				/>
			</label>
			<label>
				<span>{names.date}</span>
				<input
					type="date"
					required
					max={lastDate}
					value={value.date}
					onInput={({ currentTarget }) => onChange({ ...value, date: currentTarget.value })}
				/>
			</label>
		</div>
	);
}
