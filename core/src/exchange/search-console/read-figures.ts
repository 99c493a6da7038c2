import type { CsvRecord } from '../csv/csv-reader.ts';
import { decimalNumber, wholeNumber } from '../csv/numbers.ts';
import type { ExportTable } from './read-table.ts';
import { type ExportFigures, SearchConsoleExportError } from './search-console-export.ts';

/**
 * Clicks, impressions and position of a row. The click-through rate is left out, because it can be
 * computed.
 */
export function readFigures(
	{ name, heads }: ExportTable,
	{ cells, line }: CsvRecord,
): ExportFigures {
	// Without positions the row ends before them.
	const [, clicks, impressions, , position] = cells;
	const fail = (column: number, wanted: string): never => {
		const value = cells[column]?.slice(0, 60) ?? '';
		throw new SearchConsoleExportError(
			`“${name}”, line ${line}, column “${heads[column]}”: “${value}” is not ${wanted}. Export again, and import the file as it was downloaded.`,
		);
	};
	return {
		clicks: wholeNumber(clicks ?? '') ?? fail(1, 'a number of clicks'),
		impressions: wholeNumber(impressions ?? '') ?? fail(2, 'a number of impressions'),
		position: positionOf(position ?? '') ?? fail(4, 'a position'),
	};
}

/** Rows without impressions may have no position. */
function positionOf(text: string): number | null {
	const position = text.trim() === '' ? 0 : decimalNumber(text, { unclear: null });
	return position === null || position < 0 ? null : position;
}
