import { expect, test } from 'vitest';
import { formulas } from './formulas.fixtures.ts';
import { spreadsheetLine } from './spreadsheet-line.ts';
import { pastedTable, tableCsv } from './table-file.ts';

const columns = [
	{ id: 'name', value: (row: readonly [string | null, number | null]) => row[0] },
	{ id: 'grams', value: (row: readonly [string | null, number | null]) => row[1] },
];

test('writes values with the ids of their columns', () => {
	const rows = [['Spelt', null] as const, ['a "b"\nc', -5] as const];
	expect(tableCsv(rows, columns)).toBe(`\ufeffname,grams\r\nSpelt,\r\n"a ""b""\nc",-5\r\n`);
	expect(pastedTable(rows, columns)).toBe('name\tgrams\nSpelt\t\na "b" c\t-5');
});

test.each(formulas)('%j stays text in files and when pasted', (formula) => {
	const rows = [[formula, 1] as const];
	expect(tableCsv(rows, columns)).toContain(spreadsheetLine([`'${formula}`, 1]));
	expect(pastedTable(rows, columns)).toContain(`\n'${formula.replace(/\s+/g, ' ')}\t1`);
});
