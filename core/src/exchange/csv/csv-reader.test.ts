import { array, assert, constantFrom, nat, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '../../tables/spreadsheet-line.ts';
import { CsvReader } from './csv-reader.ts';
import { sniffCsv } from './sniff-csv.ts';

/** The cells of each record, read in chunks of the given size. */
function read(text: string, partSize = 7, shape = sniffCsv(text)) {
	const reader = new CsvReader(shape);
	const records = [];
	for (let at = 0; at < text.length; at += partSize) {
		records.push(...reader.push(text.slice(at, at + partSize)));
	}
	return [...records, ...reader.end()];
}

const cellsOf = (text: string) => read(text).map(({ cells }) => cells);

test.each([
	[
		'a,b\r\n1,2\r\n',
		[
			['a', 'b'],
			['1', '2'],
		],
	],
	[
		'a;b\n1,5;2',
		[
			['a', 'b'],
			['1,5', '2'],
		],
	],
	[
		'a\tb\r1\t2\r',
		[
			['a', 'b'],
			['1', '2'],
		],
	],
	[
		'a,b\n"1,""x""\n",\n',
		[
			['a', 'b'],
			['1,"x"\n', ''],
		],
	],
	[
		'a,b\n5" pipe,=1+1\n',
		[
			['a', 'b'],
			['5" pipe', '=1+1'],
		],
	],
	[
		'"a;b",c\n1,2\n',
		[
			['a;b', 'c'],
			['1', '2'],
		],
	],
	[
		'a,b\n\n,\n1,2',
		[
			['a', 'b'],
			['1', '2'],
		],
	],
	['', []],
])('%j is a table', (text, cells) => {
	expect(cellsOf(text)).toEqual(cells);
});

test('a record knows its line, whatever line breaks its cells contain', () => {
	const lines = read('a,b\n"x\ny\n",1\n\n"z",2\n').map(({ line }) => line);
	expect(lines).toEqual([1, 2, 6]);
});

test.each([
	['a,b\n"1,2\n3,4\n', 'Line 2: a quotation mark opens a cell'],
	['a,b\n1,2\n"x" y,2\n', 'Line 3: text follows the closing quotation mark'],
	[`a,b\n${'x'.repeat(200_000)}`, 'Line 2: the line is too long'],
	[`a,b\n"${'x\n'.repeat(100_000)}`, 'Line 2: the line is too long'],
])('malformed CSV is refused with its line number (%#)', (text, message) => {
	expect(() => read(text, 5000)).toThrow(message);
});

test('written cells are read back, in chunks of any size', () => {
	const cell = string({
		unit: constantFrom('a', ',', ';', '"', '\n', '\r', '\t', ' ', '=', '語', '🥖'),
	});
	const row = array(cell, { minLength: 3, maxLength: 3 });
	const shape = { delimiter: ',', newline: '\n' } as const;
	assert(
		property(array(row), stringMatching(/^[a-z]+$/), nat({ max: 40 }), (rows, name, size) => {
			const all = rows.map((cells) => [name, ...cells]);
			const text = all.map(csvLine).join('');
			expect(read(text, size + 1, shape).map(({ cells }) => cells)).toEqual(all);
		}),
	);
});
