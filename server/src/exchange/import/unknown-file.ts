import { firstCells } from './detect-import.ts';
import { shownValue } from './shown-value.ts';

/** The kind of a file that cannot be imported, or the one it looks like. */
export function unknownFile(head: Uint8Array): string {
	const start = Buffer.from(head.subarray(0, 4)).toString('latin1');
	if (start === 'PAR1') {
		return 'This is a Parquet file. Export the table of BigQuery as CSV or as newline-delimited JSON.';
	}
	if (start.startsWith('\u001f\u008b')) return 'The file is compressed with gzip. Unpack it first.';
	const cells = firstCells(head);
	if (cells.some((cell) => /^(?:# -{5,}|landing page\b.*|sessions)$/i.test(cell.trim()))) {
		return 'This looks like an export of Google Analytics. It has totals of all channels without days, so visits from search cannot be separated; “plumbline connect google-analytics” reads those, day by day.';
	}
	const shown = cells.slice(0, 12).map(shownValue).join(', ');
	return `No column of this file looks like a query, a page or a day with figures. Its first line is ${shown || 'empty'}. It must name the columns, such as date and keyword, and for example rank, url, clicks and impressions.`;
}
