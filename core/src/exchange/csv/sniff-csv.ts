export interface CsvShape {
	readonly delimiter: ',' | ';' | '\t';
	/** The end of a line; a carriage return before it is not part of the line. */
	readonly newline: '\n' | '\r';
}

/** The format of a table, from its first non-empty line. */
export function sniffCsv(head: string): CsvShape {
	const newline = head.includes('\n') || !head.includes('\r') ? '\n' : '\r';
	const line = head.split(newline).find((text) => text.trim() !== '') ?? '';
	const outsideQuotes = line.replace(/"(?:[^"]|"")*"/g, '');
	const counts = delimiters.map((delimiter) => outsideQuotes.split(delimiter).length);
	const most = Math.max(...counts);
	return { delimiter: delimiters[counts.indexOf(most)] ?? ',', newline };
}

const delimiters = [',', ';', '\t'] as const;
