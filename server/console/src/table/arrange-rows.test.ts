import { expect, test } from 'vitest';
import { arrangeRows } from './arrange-rows.ts';
import type { Column } from './column.ts';

interface Row {
	readonly word: string;
	readonly clicks: number | null;
}

const columns: readonly Column<Row>[] = [
	{ id: 'word', name: 'Word', value: ({ word }) => word },
	{ id: 'clicks', name: 'Clicks', value: ({ clicks }) => clicks, isNumber: true },
];
const rows: readonly Row[] = [
	{ word: 'rye bread', clicks: 2 },
	{ word: 'Rye <b>', clicks: null },
	{ word: 'spelt', clicks: 10 },
];
const arranged = (filter: string, sort = '', isDescending = false) =>
	arrangeRows(rows, columns, { filter, sort, isDescending }).map(({ word }) => word);

test.each([
	['rye', ['rye bread', 'Rye <b>']],
	['rye -bread', ['Rye <b>']],
	['RYE  bread', ['rye bread']],
	['10', []],
])('“%s” keeps the rows with all its words', (filter, words) => {
	expect(arranged(filter)).toEqual(words);
});

test('unknown values come last in both directions', () => {
	expect(arranged('', 'clicks')).toEqual(['rye bread', 'spelt', 'Rye <b>']);
	expect(arranged('', 'clicks', true)).toEqual(['spelt', 'rye bread', 'Rye <b>']);
});
