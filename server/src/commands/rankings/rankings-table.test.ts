import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { textWidth } from '../text-width.ts';
import { paintFor, rankingsTable, sparkline } from './rankings-table.ts';

const keywords = [
	{
		keyword: 'sourdough bread near me in the whole of the town',
		rank: 2,
		rank_change: 3,
		m_visits: 1204,
		trend: [5, null, 2],
	},
	{
		keyword: '天然酵母パン',
		rank: 12,
		rank_change: -2,
		m_visits: '-' as const,
		trend: [10, 11, 12],
	},
	{ keyword: 'rye', rank: null, rank_change: null, m_visits: 0, trend: [null, null, null] },
];

const plain = paintFor({ columns: 80, environment: { NO_COLOR: '1' } });

test('ranks, changes and trends line up, whatever the script', () => {
	expect(rankingsTable(keywords, { width: 60, paint: plain })).toBe(
		[
			'  rank  change  keyword                        trend  visits',
			'     2      ▲3  sourdough bread near me in t…  ▄·█      1204',
			'    12      ▼2  天然酵母パン                   █▇▅         -',
			'     –          rye                            ···         0',
		].join('\n'),
	);
});

test('no line is wider than the terminal, in columns', () => {
	for (const width of [60, 80, 100]) {
		const lines = rankingsTable(keywords, { width, paint: plain }).split('\n');
		expect(new Set(lines.map(textWidth)).size).toBe(1);
		expect(textWidth(lines[0] ?? '')).toBeLessThanOrEqual(width);
	}
});

test('colors appear only in terminals, and change no characters', () => {
	const terminal = { columns: 80, environment: {} };
	const painted = rankingsTable(keywords, { width: 80, paint: paintFor(terminal) });
	expect(painted).toContain('\u001b[32m▲3\u001b[39m');
	expect(painted).toContain('\u001b[31m▼2\u001b[39m');
	const unpainted = rankingsTable(keywords, { width: 80, paint: plain });
	expect(stripVTControlCharacters(painted)).toBe(unpainted);
	expect(
		rankingsTable(keywords, { width: 80, paint: paintFor({ ...terminal, columns: null }) }),
	).toBe(unpainted);
});

test.each([
	[[1, 8], '█▁'],
	[[30, 20, 10], '▁▅█'],
	[[3, null, 3, 4], '█·█▇'],
	[[null, null], '··'],
	[[], ''],
])('draws ranks %j as %j', (ranks, line) => {
	expect(sparkline(ranks)).toBe(line);
});
