import { useLanguage } from '../../language/language.ts';

export interface FilterOption<Id extends string = string> {
	readonly id: Id;
	readonly name: string;
	readonly count: number;
	/** Options with the same group stand together under this name. */
	readonly group?: string;
}

interface FilterSelectProps<Id extends string> {
	readonly label: string;
	readonly options: readonly FilterOption<Id>[];
	readonly chosen: string;
	readonly onChoose: (id: Id) => void;
}

/** A choice of what a list shows, with the number of rows for each option. */
export function FilterSelect<Id extends string>(props: FilterSelectProps<Id>) {
	const { chosen, label, onChoose, options } = props;
	const { locale } = useLanguage();
	const groups = Map.groupBy(options, ({ group }) => group);
	const drawn = ({ count, id, name }: FilterOption) => (
		<option key={id} value={id}>
			{`${name} ${count.toLocaleString(locale)}`}
		</option>
	);
	return (
		<select
			class="filter"
			aria-label={label}
			value={chosen}
			onChange={({ currentTarget }) => {
				const option = options.find(({ id }) => id === currentTarget.value);
				if (option) onChoose(option.id);
			}}
		>
			{[...groups].map(([group, some]) =>
				group === undefined ? (
					some.map(drawn)
				) : (
					<optgroup key={group} label={group}>
						{some.map(drawn)}
					</optgroup>
				),
			)}
		</select>
	);
}
