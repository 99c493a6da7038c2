import { expect, test } from 'vitest';
import type { KeywordFacts } from './wire-ranking.ts';
import { rankSourceOf, wireRanking } from './wire-ranking.ts';

const standing = {
	keywordId: 1,
	keyword: 'rye',
	lastDay: 20_000,
	lastState: 'r',
	lastRank: 4,
	checkedDepth: 10,
	listingId: null,
	firstDay: 19_990,
	firstRank: 9,
	pageId: 1,
} as const;

type Standing = KeywordFacts['standing'];

function wired(
	of: Partial<Standing>,
	facts: Partial<KeywordFacts> = {},
	nullRank: 0 | null = null,
) {
	const all = { url: 'https://a.example/', page: undefined, search: undefined };
	return wireRanking(
		{ ...all, searchVolume: undefined, standing: { ...standing, ...of }, ...facts },
		nullRank,
	);
}

const unranked = { lastState: 'u', lastRank: null } as const;
const never = { ...unranked, lastState: null, lastDay: null, firstDay: null, firstRank: null };

test.each([
	['improved', {}, 4, 5],
	['fell', { firstRank: 1 }, 4, -3],
	['one observation', { firstDay: 20_000, firstRank: 4 }, 4, null],
	['unranked at the end', unranked, null, null],
	['unranked at the beginning', { firstRank: null }, 4, null],
	['never looked for', never, null, null],
] as const)('%s', (_what, of, rank, rank_change) => {
	expect(wired(of)).toMatchObject({ rank, rank_change });
});

test('without a rank there is no URL, and the rank is 0 for clients that want numbers', () => {
	expect(wired(unranked).url).toBe('');
	expect(wired(unranked, {}, 0)).toMatchObject({ rank: 0, rank_change: null });
});

test('a missing measurement differs from a measured zero', () => {
	expect(wired({})).toMatchObject({ m_visits: '-', search_volume: '-', m_revenue: 0 });
	const page = { visits: 0, conversions: 0, revenueMinor: 1999 };
	expect(wired({}, { page, searchVolume: 0 })).toMatchObject({
		m_visits: 0,
		search_volume: 0,
		m_revenue: 19.99,
	});
});

test('averages are rounded, and are 0 without impressions', () => {
	const search = { impressions: 3, clicks: 1, positionSum: 10 };
	expect(wired({}, { search }).webmaster_metrics).toEqual({
		average_position: 3.33,
		impressions: 3,
		clicks: 1,
		ctr: 0.3333,
	});
	const none = { impressions: 0, clicks: 0, positionSum: 0 };
	expect(wired({}, { search: none }).webmaster_metrics).toMatchObject({
		average_position: 0,
		ctr: 0,
	});
});

test.each([
	[{}, false, 'r'],
	[unranked, true, 'u'],
	[never, true, 'e'],
	[never, false, '-'],
] as const)('%j with a failed check: %j has status %s', (of, hasFailed, status) => {
	expect(wired(of, { hasFailed }).status).toBe(status);
});

test.each([
	[{ kind: 'serp' }, 'google_us', 'serp'],
	[{ kind: 'search' }, 'google_us', 'search_console'],
	[{ kind: 'search' }, 'bing_us', 'bing_webmaster'],
	[{ kind: 'period', fromDay: 1, toDay: 2 }, 'google_us', 'search_console_export'],
] as const)('%j on %s is from %s', (series, engine, source) => {
	expect(rankSourceOf(series, engine)).toBe(source);
});
