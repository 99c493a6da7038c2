interface ChoiceFieldProps<Choice extends string> {
	readonly name: string;
	readonly choices: readonly Choice[];
	readonly names: Readonly<Record<Choice, string>>;
	readonly value: Choice;
	readonly onChange: (value: Choice) => void;
}

/** A select with its label. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
	const { choices, name, names, onChange, value } = props;
	return (
		<label>
			<span>{name}</span>
			<select
				value={value}
				onChange={({ currentTarget }) => {
					const chosen = choices.find((choice) => choice === currentTarget.value);
					if (chosen !== undefined) onChange(chosen);
				}}
			>
				{choices.map((choice) => (
					<option key={choice} value={choice}>
						{names[choice]}
					</option>
				))}
			</select>
		</label>
	);
}
