import { csvLine, spreadsheetHead, spreadsheetLine } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import type { FactTarget } from '../../facts/facts.ts';
import { factColumns } from '../import/plain-csv/columns.ts';
import { keywordTables } from './keyword-table.store.ts';
import { type TableLine, tableLines } from './table-lines.ts';

export interface TableOptions {
	/**
	 * For spreadsheets: starts with the UTF-8 byte order mark, and disarms cells that would run as
	 * formulas.
	 */
	readonly forExcel: boolean;
	readonly write: (text: string) => Promise<void>;
}

/** The facts of a site on an engine as a table, all from one moment. */
export async function writeTable(
	database: Database,
	target: FactTarget,
	{ forExcel, write }: TableOptions,
): Promise<void> {
	const transaction = database
		.transaction()
		.setAccessMode('read only')
		.setIsolationLevel('repeatable read');
	const [headOf, lineOf] = forExcel ? [spreadsheetHead, spreadsheetLine] : [csvLine, csvLine];
	await transaction.execute(async (snapshot) => {
		await write(headOf(factColumns));
		for await (const table of keywordTables(snapshot, target)) {
			const lines = tableLines(table).map((line) => lineOf(cellsOf(line)));
			if (lines.length > 0) await write(lines.join(''));
		}
	});
}

const cellsOf = (line: TableLine): (string | number)[] =>
	factColumns.map((column) => line[column] ?? '');
