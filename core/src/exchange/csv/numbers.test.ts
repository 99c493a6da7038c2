import { expect, test } from 'vitest';
import { decimalNumber, wholeNumber } from './numbers.ts';

test.each([
	['12', 12],
	[' 1,234 ', 1234],
	['1.234.567', 1_234_567],
	['1\u202f234', 1234],
	['12,34,567', 1_234_567],
	['3.0', 3],
	['１２', 12],
	['١٬٢٣٤', 1234],
	['1.5', null],
	['1,23', null],
	['-3', null],
	['1,234.567', null],
	['', null],
	['9'.repeat(20), null],
])('%j is the whole number %s', (text, number) => {
	expect(wholeNumber(text)).toBe(number);
});

test.each([
	['3.25', null, 3.25],
	['3,25', null, 3.25],
	['-1.234,5', null, -1234.5],
	['1,234.5', null, 1234.5],
	['1 234', null, 1234],
	['1,234,567', ',', 1_234_567],
	['.5', null, 0.5],
	['2e-7', null, 2e-7],
	['1,234', null, 1.234],
	['1,234', ',', null],
	['1.234', ',', 1.234],
	['0,125', ',', 0.125],
	['-0', null, 0],
	['1.2.3', null, null],
	['1,234,5', null, null],
	['€3', null, null],
	['1e999', null, null],
	['NaN', null, null],
] as const)('%j, where %j is unclear, is the number %s', (text, unclear, number) => {
	expect(decimalNumber(text, { unclear })).toBe(number);
});
