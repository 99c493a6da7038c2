import { expect } from 'vitest';
import { onEachEngine } from '../testing/database.ts';
import type { SiteFacts } from '../testing/facts/site-facts.ts';
import { rankingsApp } from '../testing/rankings-app.ts';

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

onEachEngine('an answer has exactly the fields of the interface', async (database) => {
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
