import { describe, expect, it } from 'vitest';
import { cellWidth, fitCells } from './cell-width.ts';

describe('the width in a terminal', () => {
	it.each([
		['bread', 5],
		['Brötchen “frisch”', 17],
		['東京都', 6],
		['ﾊﾟﾝ', 3],
		['パン、', 6],
		['빵', 2],
		['e\u0301', 1],
		['🍞', 2],
		['Хлеб', 4],
	])('of %s is %i', (text, width) => {
		expect(cellWidth(text)).toBe(width);
	});

	it.each([
		['sourdough', 9, 'sourdough'],
		['sourdough', 6, 'sourd…'],
		['東京都庁', 8, '東京都庁'],
		['東京都庁', 6, '東京…'],
		['to be cut', 4, 'to…'],
	])('fits %s into %i columns', (text, width, expected) => {
		expect(fitCells(text, width)).toBe(expected);
	});
});
