import { spreadsheetLine } from '@plumbline/core';
import { formulas } from '@plumbline/core/formulas';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('texts that look like formulas stay texts, and quotes are doubled', () => {
	const columns = [
		{ id: 'word', name: 'Word', value: (row: string) => row },
		{ id: 'length', name: 'Length', value: (row: string) => row.length },
	];
	expect(csvOf(['=1+1', 'a "b", c', 'ルバーブ'], columns)).toBe(
		'\ufeffword,length\r\n\'=1+1,4\r\n"a ""b"", c",8\r\nルバーブ,4\r\n',
	);
});

test.each(formulas)('%j stays text', (formula) => {
	const column = { id: 'query', name: 'Query', value: (row: string) => row };
	expect(csvOf([formula], [column])).toBe(`\ufeffquery\r\n${spreadsheetLine([`'${formula}`])}`);
});
