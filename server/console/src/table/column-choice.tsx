import { Icon } from '@plumbline/ui';
import { Columns3 } from 'lucide';
import { useLanguage } from '../language/language.ts';
import type { Column } from './column.ts';

interface ColumnChoiceProps<Row> {
	/** The first is always shown. */
	readonly columns: readonly Column<Row>[];
	readonly shownColumns: readonly Column<Row>[];
	readonly onToggle: (id: string) => void;
}

/** Which columns a table shows. */
export function ColumnChoice<Row>({ columns, onToggle, shownColumns }: ColumnChoiceProps<Row>) {
	const texts = useLanguage().texts.table;
	return (
		<details class="drop">
			<summary>
				<Icon icon={Columns3} />
				{texts.columns}
			</summary>
			<fieldset>
				<legend class="spoken">{texts.columns}</legend>
				{columns.slice(1).map((column) => (
					<label key={column.id} class="check">
						<input
							type="checkbox"
							checked={shownColumns.includes(column)}
							onChange={() => onToggle(column.id)}
						/>
						{column.name}
					</label>
				))}
			</fieldset>
		</details>
	);
}
