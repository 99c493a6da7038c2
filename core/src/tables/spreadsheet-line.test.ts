import { expect, test } from 'vitest';
import { CsvReader } from '../exchange/csv/csv-reader.ts';
import { sniffCsv } from '../exchange/csv/sniff-csv.ts';
import { formulas, harmless } from './formulas.fixtures.ts';
import { spreadsheetHead, spreadsheetLine } from './spreadsheet-line.ts';

function cellsOf(text: string): readonly string[] {
	const reader = new CsvReader(sniffCsv('text,count'));
	const [record] = [...reader.push(text), ...reader.end()];
	return record?.cells ?? [];
}

test.each(formulas)('%j stays text', (formula) => {
	expect(cellsOf(spreadsheetLine([formula, 1]))).toEqual([`'${formula}`, '1']);
});

test.each(harmless)('%j stays as it is', (text) => {
	expect(cellsOf(spreadsheetLine([text, 1]))).toEqual([text, '1']);
});

test('unknown is empty, and zero and negative numbers are numbers', () => {
	expect(spreadsheetLine([null, 0, -1.5, ''])).toBe(',0,-1.5,\r\n');
	expect(spreadsheetHead(['a', 'b'])).toBe('\ufeffa,b\r\n');
});
