import { sortColumns } from '@plumbline/core/api';
import { expect } from 'vitest';
import { onEachEngine } from '../testing/database.ts';
import type { SiteFacts } from '../testing/facts/site-facts.ts';
import { rankingsApp, rankingsPath } from '../testing/rankings-app.ts';

const rye = 'https://bakery.example/rye';
const pie = 'https://bakery.example/pie';

const facts: SiteFacts = {
	events: ['order', 'call'],
	keywords: [
		{ text: 'rye bread', groups: ['Bread', 'Cakes, pies'] },
		{ text: 'apple pie', groups: ['Cakes, pies'] },
		{ text: 'croissant' },
		{ text: 'stollen', isActive: false },
	],
	ranks: [
		{ keyword: 'rye bread', date: '2026-11-02', rank: 9, url: pie },
		{ keyword: 'rye bread', date: '2026-11-20', rank: 4, url: rye, depth: 50 },
		{ keyword: 'rye bread', date: '2026-11-21', rank: 'e' },
		{ keyword: 'apple pie', date: '2026-11-05', rank: 3, url: pie },
		{ keyword: 'apple pie', date: '2026-11-06', rank: 'u', depth: 20 },
	],
	search: [
		{ keyword: 'rye bread', date: '2026-11-01', impressions: 10, clicks: 1, position: 9 },
		{ keyword: 'rye bread', date: '2026-11-30', impressions: 30, clicks: 3, position: 5 },
		{ keyword: 'rye bread', date: '2026-12-01', impressions: 99, clicks: 9, position: 1 },
	],
	visits: [
		{ url: rye, date: '2026-11-01', visits: 7 },
		{ url: rye, date: '2026-12-01', visits: 100 },
		{ url: pie, date: '2026-11-30', visits: 0 },
	],
	conversions: [
		{ url: rye, date: '2026-11-03', event: 'order', conversions: 2, revenue: 12.5 },
		{ url: rye, date: '2026-11-30', event: 'call', conversions: 1, revenue: 0 },
	],
	searchVolumes: [
		{ keyword: 'rye bread', date: '2026-08-01', volume: 90 },
		{ keyword: 'rye bread', date: '2026-10-01', volume: 110 },
		{ keyword: 'rye bread', date: '2026-12-01', volume: 500 },
	],
};

onEachEngine('an answer has exactly the fields of the API', async (database) => {
	const { rankings, asked } = await rankingsApp(database, facts);
	expect(await rankings()).toStrictEqual({
		meta: {
			site_global_key: asked.site_global_key,
			account_name: 'Bakery',
			search_engine_global_key: 'google_us',
			date_from: '2026-11-01',
			date_to: '2026-11-30',
			groups: null,
			conversion_events: null,
			sort_col: 'visits',
			sort_dir: 'desc',
			limit: 100,
			offset: 0,
			granularity: 'daily',
		},
		keywords: [
			{
				keyword: 'rye bread',
				rank: 4,
				rank_change: 5,
				url: rye,
				m_visits: 7,
				m_conversions: 3,
				m_revenue: 12.5,
				search_volume: 110,
				webmaster_metrics: { average_position: 6, impressions: 40, clicks: 4, ctr: 0.1 },
			},
			{
				keyword: 'apple pie',
				rank: null,
				rank_change: null,
				url: '',
				m_visits: 0,
				m_conversions: 0,
				m_revenue: 0,
				search_volume: '-',
				webmaster_metrics: { average_position: 0, impressions: 0, clicks: 0, ctr: 0 },
			},
			{
				keyword: 'croissant',
				rank: null,
				rank_change: null,
				url: '',
				m_visits: '-',
				m_conversions: 0,
				m_revenue: 0,
				search_volume: '-',
				webmaster_metrics: { average_position: 0, impressions: 0, clicks: 0, ctr: 0 },
			},
		],
		search_engine_global_key: 'google_us',
	});
});

onEachEngine('additional fields come on request', async (database) => {
	const { rankings, site } = await rankingsApp(database, {
		...facts,
		ranks: (facts.ranks ?? []).map((rank) =>
			rank.rank === 4 ? { ...rank, listing: { title: 'Rye', snippet: 'Fresh' } } : rank,
		),
		searchPages: [
			{
				keyword: 'rye bread',
				date: '2026-11-03',
				url: pie,
				impressions: 6,
				clicks: 1,
				position: 8,
			},
		],
	});
	const { keywords } = await rankings({
		details: true,
		include: 'status',
		include_keyword_groups: 'true',
		null_style: 'zero',
	});
	expect(keywords).toMatchObject([
		{
			groups: ['Bread', 'Cakes, pies'],
			status: 'r',
			keyword_id: site.keywordIds.get('rye bread'),
			rank_source: 'serp',
			rank_date: '2026-11-20',
			checked_depth: 50,
			listing: { title: 'Rye', snippet: 'Fresh' },
			pages: [
				{ url: pie, days: 1, impressions: 6, clicks: 1 },
				{ url: rye, days: 1, impressions: 0, clicks: 0 },
			],
		},
		{ rank: 0, rank_change: null, status: 'u', checked_depth: 20, listing: null },
		{ rank: 0, groups: [], status: '-', rank_source: null, rank_date: null, pages: [] },
	]);
});

onEachEngine(
	'a range to compare with, coverage and the brand come on request',
	async (database) => {
		const { rankings } = await rankingsApp(database, {
			keywords: [{ text: 'bakery.example rolls' }, { text: 'rye bread' }],
			search: [
				{
					keyword: 'rye bread',
					date: '2026-11-03',
					impressions: 10,
					clicks: 1,
					position: 4,
					url: rye,
				},
				{
					keyword: 'rye bread',
					date: '2026-10-03',
					impressions: 30,
					clicks: 9,
					position: 2,
					url: rye,
				},
			],
		});
		const { keywords, meta } = await rankings({
			date_from: '2026-11-01',
			date_to: '2026-11-03',
			compare_from: '2026-10-01',
			compare_to: '2026-10-31',
			include: 'brand,coverage',
			sort_col: 'clicks',
		});
		expect(keywords).toMatchObject([
			{
				keyword: 'rye bread',
				is_branded: false,
				webmaster_metrics: { clicks: 1, impressions: 10 },
				before: { clicks: 9, impressions: 30, average_position: 2, ctr: 0.3 },
			},
			{ is_branded: true, before: { clicks: 0, impressions: 0 } },
		]);
		expect(meta).toMatchObject({
			compare_from: '2026-10-01',
			compare_to: '2026-10-31',
			coverage: { complete_to: null, missing: [{ from: '2026-11-01', to: '2026-11-03' }] },
			compare_coverage: { missing: [{ from: '2026-10-01', to: '2026-10-31' }] },
		});
	},
);

onEachEngine('days of checks are complete, and days without one are missing', async (database) => {
	const { rankings } = await rankingsApp(database, {
		keywords: [{ text: 'rye' }],
		ranks: [
			{ keyword: 'rye', date: '2026-11-03', rank: 2, url: rye },
			{ keyword: 'rye', date: '2026-11-04', rank: 'e' },
		],
	});
	const range = { date_from: '2026-11-03', date_to: '2026-11-04' };
	expect((await rankings({ ...range, include: 'coverage' })).meta.coverage).toEqual({
		complete_to: '2026-11-03',
		incomplete: [],
		missing: [{ from: '2026-11-04', to: '2026-11-04' }],
		read_at: null,
	});
});

onEachEngine('a failed check is not a rank, and is reported on request', async (database) => {
	const { rankings } = await rankingsApp(database, {
		keywords: [{ text: 'rye' }, { text: 'pie' }],
		ranks: [
			{ keyword: 'rye', date: '2026-11-03', rank: 2, url: rye },
			{ keyword: 'rye', date: '2026-11-04', rank: 'e' },
			{ keyword: 'pie', date: '2026-11-04', rank: 'e' },
		],
	});
	const { keywords } = await rankings({ include: 'status', sort_col: 'keyword' });
	expect(keywords).toMatchObject([
		{ keyword: 'rye', rank: 2, status: 'r' },
		{ keyword: 'pie', rank: null, status: 'e' },
	]);
});

onEachEngine('conversion events restrict the conversions, not the keywords', async (database) => {
	const { rankings, site } = await rankingsApp(database, facts);
	const order = site.eventIds.get('order');
	const { keywords, meta } = await rankings({ conversion_events: `${order}` });
	expect(keywords).toHaveLength(3);
	expect(keywords[0]).toMatchObject({ m_conversions: 2, m_revenue: 12.5, m_visits: 7 });
	expect(meta.conversion_events).toEqual([order]);
});

onEachEngine(
	'groups are found by folded name or global key, and a keyword needs only one of them',
	async (database) => {
		const { rankings, site } = await rankingsApp(database, facts);
		const names = async (groups: unknown) => {
			const { keywords, meta } = await rankings({ groups, sort_col: 'keyword', sort_dir: 'asc' });
			return [keywords.map(({ keyword }) => keyword), meta.groups];
		};
		expect(await names(' BREAD')).toEqual([['rye bread'], ['Bread']]);
		expect(await names('"Cakes, pies",bread')).toEqual([
			['apple pie', 'rye bread'],
			['Cakes, pies', 'Bread'],
		]);
		expect(await names([site.groupKeys.get('Cakes, pies')])).toEqual([
			['apple pie', 'rye bread'],
			['Cakes, pies'],
		]);
	},
);

onEachEngine('a page’s keywords are found by any of its URLs', async (database) => {
	const copy = 'https://bakery.example/rye-bread';
	const { rankings } = await rankingsApp(database, {
		keywords: [{ text: 'rye' }, { text: 'black bread' }, { text: 'moved' }, { text: 'pie' }],
		pages: [{ url: copy, sameAs: rye }],
		ranks: [
			{ keyword: 'rye', date: '2026-11-03', rank: 2, url: rye },
			{ keyword: 'black bread', date: '2026-11-03', rank: 7, url: copy },
			{ keyword: 'moved', date: '2026-11-03', rank: 5, url: rye },
			{ keyword: 'moved', date: '2026-11-04', rank: 6, url: pie },
			{ keyword: 'pie', date: '2026-11-04', rank: 1, url: pie },
		],
		visits: [
			{ url: rye, date: '2026-11-03', visits: 3 },
			{ url: copy, date: '2026-11-04', visits: 4 },
		],
	});
	const answers = await Promise.all(
		['http://www.bakery.example/rye/?utm_source=x#top', copy].map((url) => rankings({ url })),
	);
	for (const { keywords } of answers) {
		expect(keywords).toMatchObject([
			{ keyword: 'rye', url: rye, m_visits: 7 },
			{ keyword: 'black bread', url: copy, m_visits: 7 },
		]);
	}
	const both = await rankings({ url: [rye, pie], sort_col: 'rank', sort_dir: 'asc' });
	expect(both.keywords.map(({ keyword }) => keyword)).toEqual([
		'pie',
		'rye',
		'moved',
		'black bread',
	]);
	expect((await rankings({ url: 'https://elsewhere.example/' })).keywords).toEqual([]);
});

onEachEngine('keyword= finds a keyword in any spelling', async (database) => {
	const { rankings } = await rankingsApp(database, facts);
	const { keywords } = await rankings({ keyword: ['  RYE  Bread', 'unheard of'] });
	expect(keywords.map(({ keyword }) => keyword)).toEqual(['rye bread']);
});

onEachEngine(
	'a site with nothing but Search Console has ranks from the first day',
	async (database) => {
		const { rankings } = await rankingsApp(database, {
			keywords: [{ text: 'rye' }, { text: 'pie' }],
			search: [
				{ keyword: 'rye', date: '2026-11-02', impressions: 4, clicks: 0, position: 12.5, url: rye },
				{ keyword: 'rye', date: '2026-11-03', impressions: 2, clicks: 1, position: 7.25, url: rye },
				{ keyword: 'pie', date: '2026-11-03', impressions: 0, clicks: 0, position: 0 },
			],
			searchPeriods: [
				{
					keyword: 'pie',
					from: '2026-11-01',
					to: '2026-11-30',
					impressions: 9,
					clicks: 9,
					position: 1,
				},
			],
		});
		const { keywords } = await rankings({ details: true });
		expect(keywords).toMatchObject([
			{
				keyword: 'rye',
				rank: 7,
				rank_change: 6,
				url: rye,
				rank_source: 'search_console',
				rank_date: '2026-11-03',
				checked_depth: null,
				webmaster_metrics: { average_position: 10.75, impressions: 6, clicks: 1, ctr: 0.1667 },
			},
			{ keyword: 'pie', rank: null, webmaster_metrics: { impressions: 0 } },
		]);
	},
);

onEachEngine('an export’s totals belong to the end of their period', async (database) => {
	const period = { impressions: 10, clicks: 2, position: 4.5 };
	const { rankings } = await rankingsApp(database, {
		keywords: [{ text: 'rye' }],
		searchPeriods: [
			{ keyword: 'rye', from: '2026-11-01', to: '2026-11-28', ...period },
			{ keyword: 'rye', from: '2026-11-01', to: '2026-11-07', ...period, position: 9 },
			{ keyword: 'rye', from: '2026-10-01', to: '2026-11-29', ...period, position: 1 },
		],
	});
	expect((await rankings({ details: true })).keywords).toMatchObject([
		{
			rank: 5,
			rank_date: '2026-11-28',
			rank_source: 'search_console_export',
			webmaster_metrics: { average_position: 4.5, impressions: 10, clicks: 2, ctr: 0.2 },
		},
	]);
});

onEachEngine('Bing’s weekly positions are ranks of Bing', async (database) => {
	const { rankings } = await rankingsApp(
		database,
		{
			keywords: [{ text: 'rye' }],
			search: [{ keyword: 'rye', date: '2026-11-02', impressions: 4, clicks: 0, position: 3 }],
		},
		{ engine: 'bing_us' },
	);
	expect((await rankings({ details: true })).keywords).toMatchObject([
		{ rank: 3, rank_source: 'bing_webmaster' },
	]);
});

onEachEngine('visits without a URL belong to their keyword', async (database) => {
	const { rankings } = await rankingsApp(database, {
		keywords: [{ text: 'rye' }, { text: 'pie' }],
		ranks: [{ keyword: 'rye', date: '2026-11-03', rank: 2 }],
		visits: [
			{ url: '', keyword: 'rye', date: '2026-11-03', visits: 5 },
			{ url: '', keyword: 'pie', date: '2026-11-03', visits: 6 },
		],
	});
	expect((await rankings()).keywords).toMatchObject([
		{ keyword: 'pie', rank: null, url: '', m_visits: 6 },
		{ keyword: 'rye', rank: 2, url: '', m_visits: 5 },
	]);
});

onEachEngine('alternative country codes in engine keys are understood', async (database) => {
	const { rankings } = await rankingsApp(database, facts, { engine: 'google_gb' });
	const answer = await rankings({ search_engine_global_key: 'google_uk' });
	expect(answer.search_engine_global_key).toBe('google_gb');
	expect(answer.keywords).toHaveLength(3);
});

onEachEngine('without visits the most clicked keywords come first', async (database) => {
	const on = (keyword: string, clicks: number, impressions: number) => ({
		keyword,
		date: '2026-11-05',
		clicks,
		impressions,
		position: 3,
	});
	const { rankings } = await rankingsApp(database, {
		keywords: ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ text })),
		search: [on('b', 1, 10), on('c', 2, 5), on('d', 1, 20)],
		ranks: [
			{ keyword: 'e', date: '2026-11-05', rank: 9 },
			{ keyword: 'f', date: '2026-11-05', rank: 8 },
		],
	});
	const { keywords } = await rankings();
	expect(keywords.map(({ keyword }) => keyword).join('')).toBe('cdbfea');
});

onEachEngine(
	'every column sorts in both directions, with missing values last',
	async (database) => {
		const { rankings } = await rankingsApp(database, {
			...facts,
			keywords: [...(facts.keywords ?? []), { text: 'zopf' }],
			ranks: [...(facts.ranks ?? []), { keyword: 'zopf', date: '2026-11-09', rank: 7, url: pie }],
			searchVolumes: [
				...(facts.searchVolumes ?? []),
				{ keyword: 'zopf', date: '2026-11-01', volume: 0 },
			],
		});
		for (const sort_col of sortColumns) {
			const [up, down] = await Promise.all(
				['asc', 'desc'].map(async (sort_dir) => {
					const { keywords, meta } = await rankings({ sort_col, sort_dir });
					expect(meta).toMatchObject({ sort_col, sort_dir });
					return keywords.map((keyword) => sortedValue(keyword, sort_col));
				}),
			);
			const known = up?.filter((value) => value !== null) ?? [];
			const nothing = new Array(4 - known.length).fill(null);
			const compare = (one: number | string, other: number | string) => (one < other ? -1 : 1);
			expect(up, sort_col).toEqual([...known.toSorted(compare), ...nothing]);
			expect(down, sort_col).toEqual([...known.toSorted(compare).reverse(), ...nothing]);
		}
	},
);

type Entry = Awaited<
	ReturnType<Awaited<ReturnType<typeof rankingsApp>>['rankings']>
>['keywords'][number];

/** The value of an entry in that column; null if it has none. */
function sortedValue(entry: Entry, column: (typeof sortColumns)[number]): number | string | null {
	const { webmaster_metrics: metrics } = entry;
	const shown = {
		visits: entry.m_visits,
		conversions: entry.m_conversions,
		revenue: entry.m_revenue,
		rank: entry.rank,
		rank_change: entry.rank_change,
		search_volume: entry.search_volume,
		average_position: metrics.impressions === 0 ? null : metrics.average_position,
		impressions: metrics.impressions,
		clicks: metrics.clicks,
		ctr: metrics.impressions === 0 ? null : metrics.ctr,
		keyword: entry.keyword,
		url: entry.url || null,
	}[column];
	return shown === '-' ? null : shown;
}

onEachEngine('pages of an answer concatenate, and report the total', async (database) => {
	const { ask } = await rankingsApp(database, facts);
	const all = await ask(rankingsPath, { sort_col: 'rank' });
	expect(all.headers).toMatchObject({ 'x-total-count': '3' });
	expect(all.headers.link).toBe(undefined);
	const pages = await Promise.all(
		[0, 1, 2, 3].map((offset) => ask(rankingsPath, { sort_col: 'rank', limit: 1, offset })),
	);
	expect(pages.flatMap((page) => page.json().keywords)).toEqual(all.json().keywords);
	expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['3', '3', '3', '3']);
	expect(pages[1]?.headers.link).toMatch(
		/^<\/api\/v3\/keywords\/rankings\?.*offset=0>; rel="prev", <.*sort_col=rank&limit=1&offset=2>; rel="next"$/,
	);
});
