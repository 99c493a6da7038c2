interface FilterBarProps<Value extends string> {
	readonly label: string;
	readonly options: readonly Option<Value>[];
	readonly chosen: Value;
	readonly onChoose: (value: Value) => void;
}

interface Option<Value> {
	readonly value: Value;
	readonly name: string;
	/** How many items match; left out where a number says nothing. */
	readonly count?: number;
}

/** A choice of one value: a row of buttons, one of them pressed. */
export function FilterBar<Value extends string>({
	label,
	options,
	chosen,
	onChoose,
}: FilterBarProps<Value>) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
		<div role="group" class="filters" aria-label={label}>
			{options.map(({ value, name, count }) => (
				<button
					key={value}
					type="button"
					aria-pressed={value === chosen}
					onClick={() => onChoose(value)}
				>
					{name}
					{count !== undefined && <small> {count}</small>}
				</button>
			))}
		</div>
	);
}
