export interface CsvShape {
	readonly delimiter: ',' | ';' | '\t';
	/** What ends a line; a return before it is no part of the line. */
	readonly newline: '\n' | '\r';
}

/** How a table is written, by the first line of it that says anything. */
export function sniffCsv(head: string): CsvShape {
	const newline = head.includes('\n') || !head.includes('\r') ? '\n' : '\r';
	const line = head.split(newline).find((text) => text.trim() !== '') ?? '';
	const outsideQuotes = line.replace(/"(?:[^"]|"")*"/g, '');
	const counts = delimiters.map((delimiter) => outsideQuotes.split(delimiter).length);
	const most = Math.max(...counts);
	return { delimiter: delimiters[counts.indexOf(most)] ?? ',', newline };
}

const delimiters = [',', ';', '\t'] as const;
