import { tableCsv } from '@plumbline/core';
import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { type FileLabel, fileColumns } from './file-columns.ts';

interface Query {
	readonly query: string;
	readonly clicks: number;
	readonly impressions: number;
	readonly before: { readonly clicks: number; readonly impressions: number } | null;
}

const columns: readonly Column<Query>[] = [
	{ id: 'query', name: 'Query', value: ({ query }) => query },
	{
		...{ id: 'clicks', name: 'Clicks' },
		value: ({ clicks }) => clicks,
		before: ({ before }) => before?.clicks ?? null,
	},
	{
		...{ id: 'impressions', name: 'Impressions' },
		value: ({ impressions }) => impressions,
		before: ({ before }) => before?.impressions ?? null,
	},
];
const label: FileLabel = {
	site: 'bakery.example',
	series: 'google',
	period: '2026-10-25 to 2026-11-21',
	comparedWith: '2025-10-26 to 2025-11-22',
	hasLikeImpressions: true,
	note: 'query:"=1+1", lost · 26 of 28 days have figures',
};
const rye = { query: 'rye', clicks: 3, impressions: 40, before: { clicks: 5, impressions: 0 } };
const linesOf = (rows: readonly Query[], of: Partial<FileLabel> = {}) =>
	tableCsv(rows, fileColumns(columns, rows, { ...label, ...of }))
		.replace('\ufeff', '')
		.split('\r\n');

test('puts the figures of two periods side by side, and the label into each row', () => {
	const lines = linesOf([rye, { ...rye, query: 'lost, "rye"', clicks: 0 }]);
	expect(lines).toEqual([
		'query,clicks,clicks_before,impressions,impressions_before,site,series,period,compared_with,note',
		'rye,3,5,40,0,bakery.example,google,2026-10-25 to 2026-11-21,2025-10-26 to 2025-11-22,"query:""=1+1"", lost · 26 of 28 days have figures"',
		'"lost, ""rye""",0,5,40,0,bakery.example,google,2026-10-25 to 2026-11-21,2025-10-26 to 2025-11-22,"query:""=1+1"", lost · 26 of 28 days have figures"',
		'',
	]);
});

test('names no second period where the loaded rows have none', () => {
	const [head, row] = linesOf([{ ...rye, before: null }], { note: '=cmd|x' });
	expect(head).toBe('query,clicks,impressions,site,series,period,compared_with,note');
	expect(row).toBe("rye,3,40,bakery.example,google,2026-10-25 to 2026-11-21,,'=cmd|x");
});

test('leaves out impressions that the engine counted differently before', () => {
	const [head] = linesOf([rye], { hasLikeImpressions: false });
	expect(head).toBe('query,clicks,clicks_before,impressions,site,series,period,compared_with,note');
});
