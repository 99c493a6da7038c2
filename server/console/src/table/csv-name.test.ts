import { expect, test } from 'vitest';
import { csvName } from './csv-name.ts';

const period = { date_from: '2026-10-25', date_to: '2026-11-21' };

test.each([
	['Pages', 'bakery.example', period, 'bakery.example Pages 2026-10-25 to 2026-11-21.csv'],
	['Watches', 'bakery.example', {}, 'bakery.example Watches.csv'],
	[
		'Pages',
		'bakery.example',
		{ ...period, segment: 'folder:/bread/ -brand' },
		'bakery.example Pages folder-bread- -brand 2026-10-25 to 2026-11-21.csv',
	],
	['キーワード', 'パン.example', period, 'パン.example キーワード 2026-10-25 to 2026-11-21.csv'],
	[
		'Keywords',
		'bakery.example',
		{ ...period, note: '<検索>/export:1.zip' },
		'bakery.example Keywords 2026-10-25 to 2026-11-21 (-検索-export-1.zip).csv',
	],
	['a/b', '127.0.0.1:80/x\n', {}, '127.0.0.1-80-x- a-b.csv'],
	['Keys', undefined, undefined, 'Keys.csv'],
])('a file of %s of %s says so', (table, domain, dates, name) => {
	expect(csvName(table, domain, dates)).toBe(name);
});
