import { expect, test } from 'vitest';
import type { Figures, KeywordRow } from './keyword-row.ts';
import { keywordTotals } from './keyword-totals.ts';

const figures = (clicks: number, impressions: number, position: number | null): Figures => ({
	clicks,
	impressions,
	position,
	ctr: impressions > 0 ? clicks / impressions : null,
});

const row = (rank: number | null, now: Figures, before: Figures | null): KeywordRow => ({
	keyword: 'rye',
	url: '',
	groups: [],
	rank,
	rankChange: null,
	volume: null,
	visits: null,
	conversions: 0,
	isBranded: false,
	now,
	before,
});

test('positions are weighted by impressions, and a keyword without impressions counts as absent', () => {
	const totals = keywordTotals([
		row(null, figures(6, 100, 2), figures(2, 50, 4)),
		row(null, figures(4, 300, 18), null),
		row(null, figures(0, 0, null), null),
		row(7, figures(0, 0, null), null),
	]);
	expect(totals.now).toEqual({ clicks: 10, impressions: 400, position: 14, ctr: 0.025 });
	expect(totals.before).toEqual({ clicks: 2, impressions: 50, position: 4, ctr: 0.04 });
	expect(totals.places.map(({ count }) => count)).toEqual([1, 1, 1, 0, 1]);
});

test('nothing measured is unknown, not zero', () => {
	expect(keywordTotals([]).now).toEqual({ clicks: 0, impressions: 0, position: null, ctr: null });
	expect(keywordTotals([row(3, figures(6, 100, 2), null)]).before).toBeNull();
});
