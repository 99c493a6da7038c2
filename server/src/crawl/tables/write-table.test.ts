import { spreadsheetLine } from '@plumbline/core';
import { formulas } from '@plumbline/core/formulas';
import { expect, test } from 'vitest';
import type { CrawlTable, TableContext } from './crawl-table.ts';
import { tableText } from './write-table.ts';

const hostile: CrawlTable = {
	name: 'hostile',
	columns: { title: 'text', count: 'number' },
	async *rows() {
		yield ['=HYPERLINK("https://evil.example")', -1];
		yield ['＝cmd', null];
		yield ['a, "b"\nc', 2];
		yield [null, null];
	},
};

async function textOf(format: 'csv' | 'ndjson', table = hostile): Promise<string> {
	const parts: string[] = [];
	// These rows read nothing.
	for await (const part of tableText(table, {} as TableContext, format)) parts.push(part);
	return parts.join('');
}

test('a formula stays text in CSV, and a number a number', async () => {
	expect(await textOf('csv')).toBe(
		`\ufefftitle,count\r\n"'=HYPERLINK(""https://evil.example"")",-1\r\n'＝cmd,\r\n"a, ""b""\nc",2\r\n,\r\n`,
	);
});

test.each(formulas)('%j stays text in CSV', async (formula) => {
	const rows = async function* () {
		yield [formula, 1];
	};
	expect(await textOf('csv', { ...hostile, rows })).toContain(spreadsheetLine([`'${formula}`, 1]));
});

test('NDJSON has a value for every column', async () => {
	const [first = ''] = (await textOf('ndjson')).split('\n');
	expect(JSON.parse(first)).toEqual({ title: '=HYPERLINK("https://evil.example")', count: -1 });
});
