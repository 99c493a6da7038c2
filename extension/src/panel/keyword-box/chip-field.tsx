import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface ChipFieldProps {
	/** Names the field as a whole. */
	readonly label: string;
	/** Names what is typed. */
	readonly inputLabel: string;
	readonly placeholder: string;
	readonly values: readonly string[];
	readonly removeLabel: (value: string) => string;
	/** What stands on the chip of a value; the value itself when not given. */
	readonly chipOf?: (value: string) => ComponentChildren;
	/** Says what becomes of the values there are then: they may have changed since they were drawn. */
	readonly onChange: (change: (values: readonly string[]) => readonly string[]) => void;
	readonly children?: ComponentChildren;
}

/** Values that are typed one after the other; each can be taken away. */
export function ChipField(props: ChipFieldProps) {
	const { chipOf, children, inputLabel, label, onChange, placeholder, removeLabel, values } = props;
	const input = useRef<HTMLInputElement>(null);

	function submit(event: Event) {
		event.preventDefault();
		const entered = input.current?.value.trim() ?? '';
		if (entered) onChange((there) => (there.includes(entered) ? there : [...there, entered]));
		if (input.current) input.current.value = '';
	}

	function remove(value: string) {
		onChange((there) => there.filter((other) => other !== value));
		// The button that was pressed goes; keyboards go on from here.
		input.current?.focus();
	}

	return (
		<form class="keyword" aria-label={label} onSubmit={submit}>
			{children}
			{values.map((value) => (
				<span key={value} class="chip">
					{chipOf ? chipOf(value) : <span dir="auto">{value}</span>}
					<button
						type="button"
						aria-label={removeLabel(value)}
						title={removeLabel(value)}
						onClick={() => remove(value)}
					>
						×
					</button>
				</span>
			))}
			<input
				ref={input}
				type="text"
				dir="auto"
				autocomplete="off"
				aria-label={inputLabel}
				placeholder={placeholder}
				onChange={submit}
			/>
		</form>
	);
}
