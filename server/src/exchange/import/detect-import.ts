import { CsvReader, sniffCsv, textDecoderFor } from '@plumbline/core';
import { columnNamed } from './plain-csv/columns.ts';
import { isRankTracker } from './plain-csv/tracker-columns.ts';
import { asImportError } from './read-text.ts';
import { searchColumns } from './search-table/search-columns.ts';

export const importKinds = [
	'csv',
	'search-console',
	'search-table',
	'rank-tracker',
	'serpbear',
	'ndjson',
] as const;

export type ImportKind = (typeof importKinds)[number];

/** The kind of a file, recognized by its beginning; null if it is unknown. */
export function detectImport(head: Uint8Array): ImportKind | null {
	const bytes = latin1(head.subarray(0, 16));
	if (bytes.startsWith('PK\u0003\u0004')) return 'search-console';
	if (bytes.startsWith('SQLite format 3\0')) return 'serpbear';
	return kindOfText(beginningOf(head));
}

/** The cells of the first line, if the file is a table. */
export const firstCells = (head: Uint8Array) => firstRecord(beginningOf(head));

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Decodes as far as it is text; the rest is checked when it is read. */
function beginningOf(head: Uint8Array): string {
	const { encoding } = textDecoderFor(head);
	return new TextDecoder(encoding).decode(head, { stream: true });
}

function kindOfText(text: string): ImportKind | null {
	if (/^\s*\{\s*"format"\s*:\s*"plumbline"/.test(text)) return 'ndjson';
	if (/^\s*\{[^\n]*"data_date"/.test(text)) return 'search-table';
	if (/^\s*[[{]/.test(text)) return 'serpbear';
	return kindOfTable(firstRecord(text));
}

function firstRecord(text: string): readonly string[] {
	try {
		return recordIn(text);
	} catch (error) {
		throw asImportError(error);
	}
}

function recordIn(text: string): readonly string[] {
	const lines = text.split(/(?<=[\r\n])/).slice(0, 50);
	const reader = new CsvReader(sniffCsv(text));
	for (const line of lines) {
		const [record] = reader.push(line);
		if (record !== undefined) return record.cells;
	}
	return reader.end()[0]?.cells ?? [];
}

function kindOfTable(heads: readonly string[]): ImportKind | null {
	const columns = heads.map(columnNamed);
	if (columns.includes('date') && columns.includes('keyword')) return 'csv';
	if (searchColumns(heads) !== null) return 'search-table';
	const names = heads.map((head) => head.trim().toLowerCase());
	if (['id', 'keyword', 'position', 'country'].every((name) => names.includes(name))) {
		return 'serpbear';
	}
	if (isRankTracker(heads)) return 'rank-tracker';
	return names.length >= 5 && !columns.includes('keyword') ? 'search-console' : null;
}
