import { expect, test } from 'vitest';
import type { TableColumn } from './column.ts';
import { searchRows } from './search-rows.ts';
import { sortRows } from './sort-rows.ts';

interface Row {
	readonly word: string;
	readonly clicks: number | null;
}

const word: TableColumn<Row> = { id: 'word', value: (row) => row.word };
const clicks: TableColumn<Row> = { id: 'clicks', value: (row) => row.clicks };
const weight: TableColumn<Row> = { ...clicks, text: (row) => `${row.clicks ?? 'not weighed'} g` };

const rows = (...words: readonly string[]): readonly Row[] =>
	words.map((text) => ({ word: text, clicks: text.length }));
const sorted = (locale: string, isDescending: boolean, ...words: readonly string[]) =>
	sortRows(rows(...words), word, { isDescending, locale }).map((row) => row.word);

test.each([
	['en', ['apfel', 'Äpfel', 'page 2', 'page 10', 'Zebra']],
	['sv', ['apfel', 'page 2', 'page 10', 'Zebra', 'Äpfel']],
	['ja', ['あんパン', 'ライ麦', 'ルバーブ']],
	['en', ['-1', '2', '10', 'Ａ', 'b', '日本']],
	['de', ['Straße 1', 'strasse 2', 'Straße 10']],
] as const)('sorts %s: %j', (locale, words) => {
	expect(sorted(locale, false, ...words.toReversed())).toEqual(words);
	expect(sorted(locale, true, ...words)).toEqual(words.toReversed());
});

test('unknown values come last in both directions, and equal ones keep their order', () => {
	const some = [
		{ word: 'a', clicks: null },
		{ word: 'b', clicks: 10 },
		{ word: '', clicks: 9 },
		{ word: 'c', clicks: 10 },
	];
	const by = (column: TableColumn<Row>, isDescending: boolean) =>
		sortRows(some, column, { isDescending, locale: 'en' }).map((row) => some.indexOf(row));
	expect(by(clicks, false)).toEqual([2, 1, 3, 0]);
	expect(by(clicks, true)).toEqual([1, 3, 2, 0]);
	expect(by(word, true)).toEqual([3, 1, 0, 2]);
});

const listed: readonly Row[] = [
	{ word: 'page 2', clicks: 10 },
	{ word: 'page 10', clicks: 210 },
	{ word: 'Rye <b>', clicks: null },
	{ word: 'ＲＹＥ bread', clicks: 3 },
	{ word: 'ルバーブ', clicks: 3 },
];

test.each([
	['2 page', ['page 2']],
	['page -10', []],
	['page -210', ['page 2']],
	['rye', ['Rye <b>', 'ＲＹＥ bread']],
	['RYE  -bread', ['Rye <b>']],
	['10', ['page 2', 'page 10']],
	['21', []],
	['-', []],
	['<b>', ['Rye <b>']],
	['ﾙﾊﾞｰﾌﾞ', ['ルバーブ']],
	['', listed.map((row) => row.word)],
])('“%s” keeps the rows with all its words', (words, found) => {
	expect(searchRows(listed, [word, clicks], words).map((row) => row.word)).toEqual(found);
});

test('a number with words is found by the words', () => {
	expect(searchRows(listed, [word, weight], 'weighed').map((row) => row.word)).toEqual(['Rye <b>']);
});
