import { expect, test } from 'vitest';
import type { RankedKeyword } from './post-rankings.ts';
import { tie } from './tie.ts';

const ranked = (rank: number | null): readonly RankedKeyword[] => [
	{ keyword: 'Rye Bread', rank, change: 0, clicks: 1, impressions: 9, position: 11, trend: [] },
];
const toFix = [{ headline: 'The title is cut' }];

test('says the rank and what to put right first', () => {
	expect(tie({ keyword: 'rye bread', ranked: ranked(11), toFix })).toBe(
		'You rank 11 for “Rye Bread”. First to put right: The title is cut',
	);
	expect(tie({ keyword: 'rye bread', ranked: ranked(null), toFix })).toBe(
		'This post was not found for “Rye Bread”. First to put right: The title is cut',
	);
});

test.each([
	['at the top', { keyword: 'rye bread', ranked: ranked(3), toFix }],
	['without a finding', { keyword: 'rye bread', ranked: ranked(11), toFix: [] }],
	['for another keyword', { keyword: 'rye', ranked: ranked(11), toFix }],
])('%s there is nothing to say', (_when, met) => {
	expect(tie(met)).toBeNull();
});
