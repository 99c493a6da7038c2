import { useRef } from 'preact/hooks';

interface ChipFieldProps {
	/** Label of the whole field. */
	readonly label: string;
	/** Label of the text input. */
	readonly inputLabel: string;
	readonly placeholder: string;
	/** Left out where they are shown elsewhere. */
	readonly values?: readonly string[];
	readonly removeLabel?: (value: string) => string;
	/**
	 * Called with a function from the current values to the new ones, because they may have changed
	 * since the last render.
	 */
	readonly onChange: (change: (values: readonly string[]) => readonly string[]) => void;
}

/** A field for several typed values, each on a chip that can be removed. */
export function ChipField(props: ChipFieldProps) {
	const { inputLabel, label, onChange, placeholder, removeLabel, values } = props;
	const input = useRef<HTMLInputElement>(null);

	function submit(event: Event) {
		event.preventDefault();
		const entered = input.current?.value.trim() ?? '';
		if (entered) onChange((there) => (there.includes(entered) ? there : [...there, entered]));
		if (input.current) input.current.value = '';
	}

	function remove(value: string) {
		onChange((there) => there.filter((other) => other !== value));
		// The pressed button disappears, so keyboard users continue in the input.
		input.current?.focus();
	}

	return (
		<form class="keyword" aria-label={label} onSubmit={submit}>
			{values?.map((value) => (
				<span key={value} class="chip">
					<span dir="auto">{value}</span>
					<button
						type="button"
						aria-label={removeLabel?.(value)}
						title={removeLabel?.(value)}
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
