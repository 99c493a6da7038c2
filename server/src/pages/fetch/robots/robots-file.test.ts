import { expect, test } from 'vitest';
import type { Header } from '../fetch-outcome.ts';
import { freshnessMs } from './robots-file.ts';

const date = 'Mon, 23 Nov 2026 12:00:00 GMT';

test.each<[readonly Header[], number | null]>([
	[[], null],
	[[['cache-control', 'public']], null],
	[[['cache-control', 'No-Cache']], 0],
	[[['cache-control', 'private, no-store']], 0],
	[[['cache-control', 'max-age=0, must-revalidate']], 0],
	[[['cache-control', 'public, max-age=20']], 20_000],
	[
		[
			['cache-control', 'max-age=20'],
			['age', '15'],
		],
		5000,
	],
	[
		[
			['cache-control', 'max-age=20'],
			['age', '30'],
		],
		0,
	],
	[
		[
			['date', date],
			['expires', 'Mon, 23 Nov 2026 12:00:10 GMT'],
		],
		10_000,
	],
	[[['expires', 'Mon, 23 Nov 2026 12:00:10 GMT']], 10_000],
	[[['expires', '0']], 0],
])('%j are fresh for %s ms', (headers, expected) => {
	expect(freshnessMs(headers, Date.parse(date))).toBe(expected);
});
