import { type TableColumn, tableCsv } from '@plumbline/core';
import { Download } from 'lucide';
import type { ComponentChildren } from 'preact';
import { Icon } from '../controls/icon.tsx';
import { saveFile } from '../files/save-file.ts';
import { useLanguage } from '../language/language.ts';

interface CsvButtonProps<Row> {
	/** Names the rows, as people call them. */
	readonly which: string;
	readonly rows: readonly Row[];
	/** All of them, if `rows` may be a part. */
	readonly loadAll?: (() => Promise<readonly Row[]>) | undefined;
	readonly columns: readonly TableColumn<Row>[];
	/** Instead of them, if the file says more than the table. */
	readonly fileColumns?: ((rows: readonly Row[]) => readonly TableColumn<Row>[]) | undefined;
	readonly fileName: () => string;
	/** Without it, the button is an icon. */
	readonly children?: ComponentChildren;
}

/** Saves rows as a CSV file that spreadsheets open safely. */
export function CsvButton<Row>(props: CsvButtonProps<Row>) {
	const { children, columns, fileColumns, fileName, loadAll, rows, which } = props;
	const label = useLanguage().texts.ui.table.csv({ rows: which });
	const save = (all: readonly Row[]) =>
		saveFile({
			name: fileName(),
			type: 'text/csv;charset=utf-8',
			content: tableCsv(all, fileColumns?.(all) ?? columns),
		});
	return (
		<button
			type="button"
			class={children === undefined ? 'icon' : undefined}
			aria-label={label}
			title={label}
			onClick={() => {
				// An error appears where the rows are shown.
				if (loadAll) loadAll().then(save, () => undefined);
				else save(rows);
			}}
		>
			<Icon icon={Download} />
			{children}
		</button>
	);
}
