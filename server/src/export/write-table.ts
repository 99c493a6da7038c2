import { csvLine } from '@plumbline/core';
import type { Database } from '../database/open-database.ts';
import type { FactTarget } from '../facts/facts.ts';
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
	await transaction.execute(async (snapshot) => {
		await write(`${forExcel ? '\ufeff' : ''}${csvLine(factColumns)}`);
		for await (const table of keywordTables(snapshot, target)) {
			const lines = tableLines(table).map((line) => csvLine(cellsOf(line, forExcel)));
			if (lines.length > 0) await write(lines.join(''));
		}
	});
}

function cellsOf(line: TableLine, forExcel: boolean): (string | number)[] {
	const cells = factColumns.map((column) => line[column] ?? '');
	return forExcel ? cells.map(withoutFormula) : cells;
}

/**
 * Spreadsheets run cells that begin with these characters, full-width ones included; a query could
 * make them run commands.
 */
function withoutFormula(cell: string | number): string | number {
	const isFormula = typeof cell === 'string' && cell.length > 1 && /^\s*[=+\-@＝＋－＠]/.test(cell);
	return isFormula ? `'${cell}` : cell;
}
