import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { spreadsheetHead, spreadsheetLine } from '@plumbline/core';
import { placeFile } from '../../process/place-file.ts';
import type { Cell, CrawlTable, TableContext } from './crawl-table.ts';

export const tableFormats = ['csv', 'ndjson', 'parquet'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Writes a table into a file. No more than some rows of it are in memory. */
export async function writeTable(
	table: CrawlTable,
	context: TableContext,
	{ format, path }: { readonly format: TableFormat; readonly path: string },
): Promise<void> {
	await placeFile(path, (draft) =>
		format === 'parquet'
			? writeParquet(table, context, draft)
			: pipeline(tableText(table, context, format), createWriteStream(draft)),
	);
}

async function writeParquet(table: CrawlTable, context: TableContext, path: string) {
	const { fileWriter, parquetWriteRows } = await import('hyparquet-writer');
	const columns = Object.entries(table.columns).map(
		([name, type]) => ({ name, type: type === 'text' ? 'STRING' : 'DOUBLE' }) as const,
	);
	const names = Object.keys(table.columns);
	async function* rows() {
		for await (const row of table.rows(context)) yield named(names, row);
	}
	await parquetWriteRows({ writer: fileWriter(path), rows: rows(), columns, rowGroupSize: 20_000 });
}

const named = (names: readonly string[], row: readonly Cell[]) =>
	Object.fromEntries(names.map((name, at) => [name, row[at] ?? null]));

/** The lines of a table, made while they are written. */
export async function* tableText(
	table: CrawlTable,
	context: TableContext,
	format: 'csv' | 'ndjson',
): AsyncGenerator<string> {
	const names = Object.keys(table.columns);
	if (format === 'csv') yield spreadsheetHead(names);
	let lines: string[] = [];
	for await (const row of table.rows(context)) {
		lines.push(format === 'csv' ? spreadsheetLine(row) : ndjsonLine(names, row));
		if (lines.length < linesAtOnce) continue;
		yield lines.join('');
		lines = [];
	}
	yield lines.join('');
}

const linesAtOnce = 500;

const ndjsonLine = (names: readonly string[], row: readonly Cell[]) =>
	`${JSON.stringify(named(names, row))}\n`;
