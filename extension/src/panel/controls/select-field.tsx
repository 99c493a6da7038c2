interface SelectFieldProps {
	readonly label: string;
	readonly value: string;
	readonly options: readonly { readonly value: string; readonly name: string }[];
	readonly onChange: (value: string) => void;
}

export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
	return (
		<label class="select">
			<span>{label}</span>
			<select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.name}
					</option>
				))}
			</select>
		</label>
	);
}
