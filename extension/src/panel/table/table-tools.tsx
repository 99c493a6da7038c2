import { pastedTable, tableCsv } from '@plumbline/core';
import { Icon } from '../../ui/icon.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { SelectField } from '../controls/select-field.tsx';
import { useLanguage } from '../language/language.ts';
import { usePage } from '../page-view.ts';
import { fileNameFor } from '../take-away/file-name.ts';
import { saveFile } from '../take-away/save-file.ts';
import type { Column } from './column.ts';
import type { Table } from './use-table.ts';

interface TableToolsProps<Row> {
	/** Ends the name of the file: `links`. */
	readonly fileName: string;
	readonly table: Table<Row>;
	readonly columns: readonly Column<Row>[];
	/** The number of rows before the filter. */
	readonly all: number;
	readonly hasProblems: boolean;
}

/** Tables with fewer rows are read at a glance, without filter and order. */
const FEW = 5;

/** The filter, the order, and buttons that copy and save the selected rows, or else all shown. */
export function TableTools<Row>({
	all,
	columns,
	fileName,
	hasProblems,
	table,
}: TableToolsProps<Row>) {
	const texts = useLanguage().texts.table;
	const { url } = usePage();
	const { chosenRows, order, sorted } = table;
	const wanted = chosenRows.length > 0 ? chosenRows : sorted;
	const which =
		chosenRows.length > 0 ? texts.selectedRows({ count: chosenRows.length }) : texts.allRows;
	const orders = [
		{ value: 'page', name: texts.asOnPage },
		...(hasProblems ? [{ value: 'problems', name: texts.problemsFirst }] : []),
		...columns.map(({ id, name }) => ({ value: id, name })),
	];

	function save() {
		const name = fileNameFor(url, new Date(), `${fileName}.csv`);
		saveFile({ name, type: 'text/csv', text: tableCsv(wanted, columns) });
	}

	return (
		<div class="table-tools">
			{all >= FEW && (
				<SearchField value={table.words} onSearch={table.search} shown={sorted.length} all={all} />
			)}
			{all >= FEW && (
				<SelectField
					label={texts.order}
					value={order.by}
					options={orders}
					onChange={table.sortBy}
				/>
			)}
			<span class="table-actions">
				<CopyButton name={which} textOf={() => pastedTable(wanted, columns)} />
				<button
					type="button"
					class="icon"
					aria-label={texts.csv({ rows: which })}
					title={texts.csv({ rows: which })}
					onClick={save}
				>
					<Icon name="download" />
				</button>
			</span>
		</div>
	);
}
