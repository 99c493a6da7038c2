import { expect, test } from 'vitest';
import { tableMarkdown } from './table-markdown.ts';

const columns = [
	{ id: 'name', value: (row: readonly [string, number | null]) => row[0] },
	{ id: 'grams', value: (row: readonly [string, number | null]) => row[1] },
];

test('a Markdown table has a line for each row, whatever the cells contain', () => {
	const rows = [
		['https://a.example/x_y?q=a|b', 2] as const,
		['https://a.example/ and <b>|*more*', null] as const,
		['line\nbreak', -5] as const,
	];
	expect(tableMarkdown(rows, columns).split('\n')).toEqual([
		'| name | grams |',
		'| --- | --- |',
		'| <https://a.example/x_y?q=a%7Cb> | 2 |',
		'| https\\://a.example/ and \\<b\\>\\|\\*more\\* |  |',
		'| line break | -5 |',
		'',
	]);
});
