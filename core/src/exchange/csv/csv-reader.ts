import type { CsvShape } from './sniff-csv.ts';

export interface CsvRecord {
	/** The first line of the record, from 1. */
	readonly line: number;
	readonly cells: readonly string[];
}

export type CsvFault = 'open_quote' | 'text_after_quote' | 'too_long';

/** The text is malformed CSV; `line` is where the record begins. */
export class CsvError extends Error {
	readonly line: number;
	readonly fault: CsvFault;

	constructor(line: number, fault: CsvFault) {
		super(`Line ${line}: ${faults[fault]}`);
		this.line = line;
		this.fault = fault;
	}
}

const faults: Readonly<Record<CsvFault, string>> = {
	open_quote: 'a quotation mark opens a cell that is never closed.',
	text_after_quote:
		'text follows the closing quotation mark of a cell. Inside quotation marks, write each of them twice.',
	too_long: 'the line is too long for a row of a table.',
};

const longestRecord = 100_000;

/**
 * RFC 4180, in chunks of any size. A quotation mark in a cell that does not begin with one is an
 * ordinary character; empty lines are skipped.
 */
export class CsvReader {
	readonly #shape: CsvShape;
	#rest = '';
	#line = 1;

	constructor(shape: CsvShape) {
		this.#shape = shape;
	}

	push(text: string): CsvRecord[] {
		return this.#read(this.#rest + text, false);
	}

	/** Returns the remaining records when the text is complete. */
	end(): CsvRecord[] {
		return this.#read(this.#rest, true);
	}

	#read(text: string, isLast: boolean): CsvRecord[] {
		const records: CsvRecord[] = [];
		let start = 0;
		let quote = text.indexOf('"');
		while (start < text.length) {
			const line = this.#line;
			const newline = text.indexOf(this.#shape.newline, start);
			const end = newline < 0 ? text.length : newline;
			if (quote >= 0 && quote < start) quote = text.indexOf('"', start);
			const isQuoted = quote >= 0 && quote < end;
			if (newline < 0 && !isLast && !isQuoted) break;
			const record = isQuoted
				? this.#quoted(text, start, isLast)
				: { cells: this.#plain(text.slice(start, end)), end: end + 1 };
			if (record === null) break;
			if (record.end - start > longestRecord) throw new CsvError(line, 'too_long');
			this.#line += isQuoted ? this.#linesIn(text.slice(start, record.end)) : 1;
			start = record.end;
			if (record.cells.some((cell) => cell.trim() !== ''))
				records.push({ line, cells: record.cells });
		}
		this.#rest = text.slice(start);
		if (this.#rest.length > longestRecord) throw new CsvError(this.#line, 'too_long');
		return records;
	}

	#plain(line: string): string[] {
		return (line.endsWith('\r') ? line.slice(0, -1) : line).split(this.#shape.delimiter);
	}

	/** Null until the end of the record has arrived. */
	#quoted(text: string, start: number, isLast: boolean): { cells: string[]; end: number } | null {
		const cells: string[] = [];
		let at = start;
		while (true) {
			const cell = text[at] === '"' ? this.#quotedCell(text, at) : this.#plainCell(text, at);
			if (cell === null || (cell.end >= text.length && !isLast)) {
				if (isLast) throw new CsvError(this.#line, 'open_quote');
				return null;
			}
			cells.push(cell.value);
			if (text[cell.end] !== this.#shape.delimiter) return { cells, end: cell.end + 1 };
			at = cell.end + 1;
		}
	}

	#plainCell(text: string, start: number): Cell {
		const { delimiter, newline } = this.#shape;
		let end = start;
		while (end < text.length && text[end] !== delimiter && text[end] !== newline) end++;
		const value = text.slice(start, end);
		const isLastOfLine = text[end] !== delimiter && value.endsWith('\r');
		return { value: isLastOfLine ? value.slice(0, -1) : value, end };
	}

	#quotedCell(text: string, start: number): Cell | null {
		let value = '';
		let from = start + 1;
		let quote = text.indexOf('"', from);
		while (quote >= 0 && text[quote + 1] === '"') {
			value += text.slice(from, quote + 1);
			from = quote + 2;
			quote = text.indexOf('"', from);
		}
		if (quote < 0) return null;
		const { delimiter, newline } = this.#shape;
		const end = text[quote + 1] === '\r' && newline === '\n' ? quote + 2 : quote + 1;
		const follows = text[end];
		if (follows !== undefined && follows !== delimiter && follows !== newline) {
			throw new CsvError(this.#line, 'text_after_quote');
		}
		return { value: value + text.slice(from, quote), end };
	}

	#linesIn(record: string): number {
		const breaks = record.split(this.#shape.newline).length - 1;
		return Math.max(1, breaks);
	}
}

interface Cell {
	readonly value: string;
	/** The offset of the delimiter or of the end of the line. */
	readonly end: number;
}
