import { spreadsheetLine } from '@plumbline/core';
import { formulas } from '@plumbline/core/formulas';
import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { fittingRows, sortedRows, tableCsv, tableText } from './table-rows.ts';

interface Loaf {
	readonly name: string;
	readonly grams: number | null;
}

const name: Column<Loaf> = {
	key: 'name',
	name: 'Name',
	place: 'main',
	valueIn: ({ name }) => name,
};
const grams: Column<Loaf> = {
	key: 'grams',
	name: 'Weight',
	place: 'side',
	valueIn: ({ grams }) => grams,
	textIn: ({ grams }) => (grams === null ? 'not weighed' : `${grams} g`),
};
const rye = { name: 'Rye 10', grams: 750 };
const spelt = { name: 'Spelt', grams: null };
const wheat = { name: 'Rye 9', grams: 1000 };
const loaves: readonly Loaf[] = [rye, spelt, wheat];

test('finds words in every column, as the column shows them', () => {
	expect(fittingRows(loaves, [name, grams], ' RYE ')).toEqual([rye, wheat]);
	expect(fittingRows(loaves, [name, grams], 'not weighed')).toEqual([spelt]);
	expect(fittingRows(loaves, [name, grams], '')).toBe(loaves);
});

test('sorts numbers by size and texts with their numbers, unknown values last in both directions', () => {
	expect(sortedRows(loaves, grams, false)).toEqual([rye, wheat, spelt]);
	expect(sortedRows(loaves, grams, true)).toEqual([wheat, rye, spelt]);
	expect(sortedRows(loaves, name, false)).toEqual([wheat, rye, spelt]);
});

test('exports values with the keys of their columns, safe to open in a spreadsheet', () => {
	const hostile = { name: '=1+1\n"x"', grams: 5 };

	expect(tableCsv([spelt, hostile], [name, grams])).toBe(
		`\ufeffname,grams\r\nSpelt,\r\n"'=1+1\n""x""",5\r\n`,
	);
	expect(tableText([spelt, hostile], [name, grams])).toBe(`name\tgrams\nSpelt\t\n'=1+1 "x"\t5`);
});

test.each(formulas)('%j stays text in files and when pasted', (formula) => {
	const row = { name: formula, grams: -5 };
	expect(tableCsv([row], [name, grams])).toBe(
		`\ufeffname,grams\r\n${spreadsheetLine([`'${formula}`, -5])}`,
	);
	expect(tableText([row], [name, grams])).toBe(`name\tgrams\n'${formula.replace(/\s+/g, ' ')}\t-5`);
});
