import { expect } from 'vitest';
import { onEachEngine } from '../../testing/database.ts';
import type { SiteFacts } from '../../testing/facts/site-facts.ts';
import { rankingsApp, trendPath } from '../../testing/rankings-app.ts';

const facts: SiteFacts = {
	groups: ['Bread', 'Sweet', 'Empty'],
	keywords: [
		{ text: 'rye', groups: ['Bread'] },
		{ text: 'bun', groups: ['Bread', 'Sweet'] },
		{ text: 'pie' },
	],
	ranks: [
		{ keyword: 'rye', date: '2026-11-02', rank: 9 },
		{ keyword: 'rye', date: '2026-11-03', rank: 'u' },
		{ keyword: 'rye', date: '2026-11-05', rank: 4 },
		{ keyword: 'rye', date: '2026-11-06', rank: 'e' },
		{ keyword: 'bun', date: '2026-11-02', rank: 4 },
		{ keyword: 'bun', date: '2026-11-09', rank: 3 },
	],
};

onEachEngine('an answer has exactly the fields of the API', async (database) => {
	const { trends, asked } = await rankingsApp(database, facts);
	expect(await trends({ date_to: '2026-11-06', sort_col: 'rank', sort_dir: 'asc' })).toStrictEqual({
		meta: {
			site_global_key: asked.site_global_key,
			search_engine_global_key: 'google_us',
			date_from: '2026-11-01',
			date_to: '2026-11-06',
			granularity: 'daily',
			aggregation: 'keywords',
			offset: 0,
			limit: 100,
			groups: null,
			conversion_events: null,
			sort_col: 'rank',
			sort_dir: 'asc',
			dates: ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'],
		},
		keywords: [
			{ keyword: 'rye', trend: [null, 9, null, null, 4, null] },
			{ keyword: 'bun', trend: [null, 4, null, null, null, null] },
			{ keyword: 'pie', trend: [null, null, null, null, null, null] },
		],
	});
});

onEachEngine('a step has its last observation, and is named by its first day', async (database) => {
	const { trends } = await rankingsApp(database, facts);
	const asked = {
		keyword: 'rye',
		include: 'status',
		date_from: '2026-10-30',
		null_style: 'zero',
	};
	const weekly = await trends({ ...asked, granularity: 'weekly', date_to: '2026-11-10' });
	// 2026-10-30 is a Friday; the failed check after the rank of 4 does not count.
	expect(weekly.meta.dates).toEqual(['2026-10-30', '2026-11-02', '2026-11-09']);
	expect(weekly.keywords).toEqual([{ keyword: 'rye', trend: [0, 4, 0], status: ['-', 'r', '-'] }]);
	const monthly = await trends({ ...asked, granularity: 'monthly', date_to: '2026-11-03' });
	expect(monthly.meta.dates).toEqual(['2026-10-30', '2026-11-01']);
	expect(monthly.keywords[0]).toMatchObject({ trend: [0, 0], status: ['-', 'u'] });
	const daily = await trends({ ...asked, date_from: '2026-11-05', date_to: '2026-11-07' });
	expect(daily.keywords[0]).toMatchObject({ trend: [4, 0, 0], status: ['r', 'e', '-'] });
});

onEachEngine('every kind of trend says which of its days are complete', async (database) => {
	const { trends } = await rankingsApp(database, facts);
	const range = { date_from: '2026-11-02', date_to: '2026-11-07', include: 'coverage' };
	const coverage = {
		complete_to: '2026-11-03',
		incomplete: [],
		missing: [
			{ from: '2026-11-04', to: '2026-11-04' },
			// The check of 2026-11-06 failed.
			{ from: '2026-11-06', to: '2026-11-07' },
		],
		read_at: null,
	};
	for (const asked of [{}, { aggregation: 'groups' }, { keyword: 'pie' }]) {
		expect((await trends({ ...range, ...asked })).meta).toMatchObject({ coverage });
	}
	const weekly = await trends({ ...range, granularity: 'weekly' });
	expect(weekly.meta).toMatchObject({ dates: ['2026-11-02'], coverage });
});

onEachEngine('groups have the rounded mean of their ranked keywords', async (database) => {
	const { trends, site, ask } = await rankingsApp(database, facts);
	const asked = {
		aggregation: 'groups',
		date_from: '2026-11-02',
		date_to: '2026-11-04',
		sort_col: 'keyword',
		sort_dir: 'asc',
	};
	expect((await trends(asked)).keywords).toEqual([
		{ keyword: 'Bread', trend: [7, null, null] },
		{ keyword: 'Empty', trend: [null, null, null] },
		{ keyword: 'Sweet', trend: [4, null, null] },
	]);
	const added = await trends({
		...asked,
		include: 'counts,status',
		details: true,
		groups: 'bread',
	});
	expect(added.keywords).toEqual([
		{
			keyword: 'Bread',
			trend: [7, null, null],
			status: ['r', 'u', '-'],
			ranked_counts: [2, 0, 0],
			global_key: site.groupKeys.get('Bread'),
			keywords_count: 2,
		},
	]);
	const second = await ask(trendPath, { ...asked, limit: 1, offset: 1 });
	expect(second.json().keywords).toMatchObject([{ keyword: 'Empty' }]);
	expect(second.headers['x-total-count']).toBe('3');
});

onEachEngine('in a group each page counts once', async (database) => {
	const page = 'https://bakery.example/a';
	const other = 'https://bakery.example/b';
	const { trends } = await rankingsApp(database, {
		keywords: [
			{ text: 'one', groups: ['Twice'] },
			{ text: 'two', groups: ['Twice'] },
			{ text: 'three', groups: ['Once'] },
		],
		ranks: [
			{ keyword: 'one', date: '2026-11-02', rank: 1, url: page },
			{ keyword: 'two', date: '2026-11-02', rank: 2, url: page },
			{ keyword: 'three', date: '2026-11-02', rank: 3, url: other },
		],
		visits: [
			{ url: page, date: '2026-11-02', visits: 10 },
			{ url: other, date: '2026-11-02', visits: 15 },
		],
	});
	const { keywords } = await trends({ aggregation: 'groups' });
	expect(keywords.map(({ keyword }) => keyword)).toEqual(['Once', 'Twice']);
});

onEachEngine('details of a trend name the source of its ranks', async (database) => {
	const { trends, site } = await rankingsApp(database, facts);
	const { keywords } = await trends({ keyword: 'rye', details: true, date_to: '2026-11-02' });
	expect(keywords).toEqual([
		{
			keyword: 'rye',
			trend: [null, 9],
			keyword_id: site.keywordIds.get('rye'),
			rank_source: 'serp',
		},
	]);
});

onEachEngine('too many values for one answer are refused with the limit', async (database) => {
	const { ask } = await rankingsApp(database, facts);
	const year = { date_from: '2025-11-01', date_to: '2026-11-30' };
	const response = await ask(trendPath, { ...year, limit: 1000 });
	expect(response.statusCode).toBe(400);
	expect(response.json().errors).toEqual([
		{ parameter: 'limit', message: expect.stringContaining('at most 632') },
	]);
	expect((await ask(trendPath, { ...year, limit: 632 })).statusCode).toBe(200);
});
