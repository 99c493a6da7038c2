import './table-tools.css';
import { pastedTable, type TableColumn, tableCsv } from '@plumbline/core';
import { Download, Search } from 'lucide';
import type { ComponentChildren } from 'preact';
import { CopyButton } from '../controls/copy-button.tsx';
import { Icon } from '../controls/icon.tsx';
import { saveFile } from '../files/save-file.ts';
import { useLanguage } from '../language/language.ts';

interface TableToolsProps<Row> {
	/** The columns to copy and save. */
	readonly columns: readonly TableColumn<Row>[];
	/** The rows that fit the filter, in order. */
	readonly rows: readonly Row[];
	/** The rows that are ticked. */
	readonly tickedRows: readonly Row[];
	readonly fileName: () => string;
	/** Null for a table that is read at a glance. */
	readonly filter: {
		readonly words: string;
		readonly onSearch: (words: string) => void;
		/** The number of rows before the filter. */
		readonly all: number;
	} | null;
	/** Beside the filter. */
	readonly children?: ComponentChildren;
	/** Beside the buttons that copy and save. */
	readonly actions?: ComponentChildren;
}

/** Above a table: its filter, and buttons that copy and save the ticked rows, or else all shown. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
	const { actions, children, columns, fileName, filter, rows, tickedRows } = props;
	const texts = useLanguage().texts.ui.table;
	const hasTicked = tickedRows.length > 0;
	const wanted = hasTicked ? tickedRows : rows;
	const which = hasTicked ? texts.selectedRows({ count: tickedRows.length }) : texts.allRows;
	const label = texts.csv({ rows: which });
	return (
		<div class="table-tools">
			{filter && <SearchField {...filter} shown={rows.length} />}
			{children}
			<span class="table-actions">
				{actions}
				<CopyButton name={which} textOf={() => pastedTable(wanted, columns)} />
				<button
					type="button"
					class="icon"
					aria-label={label}
					title={label}
					onClick={() =>
						saveFile({
							name: fileName(),
							type: 'text/csv;charset=utf-8',
							content: tableCsv(wanted, columns),
						})
					}
				>
					<Icon icon={Download} />
				</button>
			</span>
		</div>
	);
}

interface SearchFieldProps {
	readonly words: string;
	readonly onSearch: (words: string) => void;
	readonly shown: number;
	readonly all: number;
}

/** Filters a table, and counts what is left. */
function SearchField({ all, onSearch, shown, words }: SearchFieldProps) {
	const texts = useLanguage().texts.ui.table;
	return (
		<div class="search-field">
			<label>
				<Icon icon={Search} />
				<input
					type="search"
					dir="auto"
					value={words}
					placeholder={texts.filter}
					title={texts.filterHint}
					aria-label={texts.filter}
					onInput={({ currentTarget }) => onSearch(currentTarget.value)}
				/>
			</label>
			<small role="status">{texts.shownOf({ shown, all })}</small>
		</div>
	);
}
