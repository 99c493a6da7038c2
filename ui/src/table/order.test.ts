import { expect, test } from 'vitest';
import { arrangedRows, orderBy } from './order.ts';

const columns = [
	{ id: 'name' },
	{ id: 'clicks', isNumber: true },
	{ id: 'position', isNumber: true, isLowBest: true },
	{ id: 'date', isNewestFirst: true },
];

test.each([
	['name', false],
	['clicks', true],
	['position', false],
	['date', true],
])('%s begins with what people look for', (by, isDescending) => {
	expect(orderBy(columns, by, { by: 'other', isDescending: true })).toEqual({ by, isDescending });
});

test('choosing a column again reverses its order', () => {
	const before = { by: 'clicks', isDescending: true };
	expect(orderBy(columns, 'clicks', before)).toEqual({ by: 'clicks', isDescending: false });
});

const name = { id: 'name', value: (row: string) => row };
const breads = ['spelt 10', 'rye 2', 'spelt 9'];

test.each([
	['', null, breads],
	['spelt', name, ['spelt 9', 'spelt 10']],
	['-spelt', name, ['rye 2']],
])('rows that fit “%s” are in order', (words, column, arranged) => {
	const how = { columns: [name], column, words, isDescending: false, locale: 'en' };
	expect(arrangedRows(breads, how)).toEqual(arranged);
});

test('a column with ranks of its own sorts by them in every language, both ways', () => {
	const words = { Rye: 'そのまま', Oat: '変更', Spelt: 'そのまま' } as const;
	const rows = ['Rye', 'Oat', 'Spelt'] as const;
	const column = {
		id: 'what',
		value: (row: keyof typeof words) => words[row],
		rank: (row: keyof typeof words) => (row === 'Oat' ? 0 : 1),
	};
	const inOrder = (isDescending: boolean) =>
		arrangedRows(rows, { columns: [column], column, words: '', isDescending, locale: 'ja' });
	expect(inOrder(false)).toEqual(['Oat', 'Rye', 'Spelt']);
	expect(inOrder(true)).toEqual(['Rye', 'Spelt', 'Oat']);
});
