import './table-tools.css';
import { pastedTable, type TableColumn } from '@plumbline/core';
import type { ComponentChildren } from 'preact';
import { CopyButton } from '../controls/copy-button.tsx';
import { useLanguage } from '../language/language.ts';
import { CsvButton } from './csv-button.tsx';
import { SearchField } from './search-field.tsx';

interface TableToolsProps<Row> {
	/** The columns to copy and save. */
	readonly columns: readonly TableColumn<Row>[];
	/** The rows that fit the filter, in order. */
	readonly rows: readonly Row[];
	/** The rows that are ticked. */
	readonly tickedRows: readonly Row[];
	/** All of them, if `rows` may be a part. */
	readonly loadAll?: (() => Promise<readonly Row[]>) | undefined;
	readonly fileName: () => string;
	/** The columns of the file, if it says more than the table. */
	readonly fileColumns?: ((rows: readonly Row[]) => readonly TableColumn<Row>[]) | undefined;
	/** Null for a table that is read at a glance. */
	readonly filter: {
		readonly words: string;
		readonly onSearch: (words: string) => void;
		/** The number of rows before the filter, or a sentence about their number. */
		readonly all: number | string;
	} | null;
	/** Beside the filter. */
	readonly children?: ComponentChildren;
	/** Beside the buttons that copy and save. */
	readonly actions?: ComponentChildren;
}

/** Above a table: its filter, and buttons that copy and save the ticked rows, or else all shown. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
	const { actions, children, columns, fileColumns, fileName, filter, rows, tickedRows } = props;
	const texts = useLanguage().texts.ui.table;
	const hasTicked = tickedRows.length > 0;
	const wanted = hasTicked ? tickedRows : rows;
	const loadAll = hasTicked ? undefined : props.loadAll;
	const which = hasTicked ? texts.selectedRows({ count: tickedRows.length }) : texts.allRows;
	return (
		<div class="table-tools">
			{filter && <SearchField {...filter} shown={rows.length} />}
			{children}
			<span class="table-actions">
				{actions}
				<CopyButton
					name={which}
					textOf={
						loadAll
							? async () => pastedTable(await loadAll(), columns)
							: () => pastedTable(wanted, columns)
					}
				/>
				<CsvButton which={which} rows={wanted} {...{ columns, fileColumns, fileName, loadAll }} />
			</span>
		</div>
	);
}
