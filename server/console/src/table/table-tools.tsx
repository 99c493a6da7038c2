import { tableCsv } from '@plumbline/core';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../controls/icon.tsx';
import { useLanguage } from '../language/language.ts';
import { useFormats } from '../language/use-formats.ts';
import type { Column } from './column.ts';
import { saveText } from './save-file.ts';

interface TableToolsProps<Row> {
	readonly name: string;
	readonly columns: readonly Column<Row>[];
	readonly shownColumns: readonly Column<Row>[];
	/** The rows that fit the filter, in order. */
	readonly rows: readonly Row[];
	/** The number of all rows. */
	readonly count: number;
	readonly filter: string;
	readonly filterBy: (text: string) => void;
	readonly toggleColumn: (id: string) => void;
	readonly tools: ComponentChildren;
}

/** Above a table: filter, columns, CSV, and a link that shows the same table. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
	const { name, columns, shownColumns, rows, count, filter, filterBy, toggleColumn } = props;
	const texts = useLanguage().texts.table;
	const { whole } = useFormats();
	const [isCopied, setCopied] = useState(false);
	const shownIds = new Set(shownColumns.map(({ id }) => id));
	return (
		<div class="table-tools">
			<label class="search">
				<Icon name="search" />
				<span class="spoken">{texts.filter}</span>
				<input
					type="search"
					placeholder={texts.filter}
					title={texts.filterHint}
					value={filter}
					onInput={({ currentTarget }) => filterBy(currentTarget.value)}
				/>
			</label>
			<span class="quiet" role="status">
				{rows.length === count
					? whole(count)
					: texts.shownOf({ shown: whole(rows.length), all: whole(count) })}
			</span>
			<span class="tools">
				{props.tools}
				<details class="drop">
					<summary>
						<Icon name="columns" />
						{texts.columns}
					</summary>
					<fieldset>
						<legend class="spoken">{texts.columns}</legend>
						{columns.slice(1).map(({ id, name: title }) => (
							<label key={id} class="check">
								<input
									type="checkbox"
									checked={shownIds.has(id)}
									onChange={() => toggleColumn(id)}
								/>
								{title}
							</label>
						))}
					</fieldset>
				</details>
				<button type="button" onClick={() => saveText(`${name}.csv`, tableCsv(rows, shownColumns))}>
					<Icon name="download" />
					CSV
				</button>
				<button
					type="button"
					onClick={() => navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
				>
					<Icon name={isCopied ? 'done' : 'copy'} />
					{isCopied ? texts.copied : texts.link}
				</button>
			</span>
		</div>
	);
}
