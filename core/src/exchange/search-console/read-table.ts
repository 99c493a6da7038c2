import { CsvError, CsvReader, type CsvRecord } from '../csv/csv-reader.ts';
import { sniffCsv } from '../csv/sniff-csv.ts';
import { textDecoderFor } from '../csv/text-decoder.ts';
import { type ExportMember, SearchConsoleExportError } from './search-console-export.ts';

export interface ExportTable {
	readonly name: string;
	readonly heads: readonly string[];
	readonly rows: readonly CsvRecord[];
}

/** Null for a file that is empty. */
export function readTable({ name, bytes }: ExportMember): ExportTable | null {
	const text = decoded(name, bytes);
	const [head, ...rows] = recordsOf(name, text);
	return head === undefined ? null : { name, heads: head.cells, rows };
}

function decoded(name: string, bytes: Uint8Array): string {
	try {
		return textDecoderFor(bytes).decode(bytes);
	} catch (cause) {
		if (!(cause instanceof TypeError)) throw cause;
		const message = `“${name}” is not UTF-8 text, as Search Console writes it. Export again, and import the file as it was downloaded.`;
		throw new SearchConsoleExportError(message, { cause });
	}
}

function recordsOf(name: string, text: string): CsvRecord[] {
	try {
		const reader = new CsvReader(sniffCsv(text));
		return [...reader.push(text), ...reader.end()];
	} catch (cause) {
		if (!(cause instanceof CsvError)) throw cause;
		throw new SearchConsoleExportError(`“${name}”: ${cause.message}`, { cause });
	}
}
