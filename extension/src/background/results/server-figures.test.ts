import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { figuresFromServer } from '../../results/results-pages.ts';
import { serverFigures } from './server-figures.ts';

const own = 'https://bakery.example/rye';
const results = 'https://www.google.com/search?q=secret+plan';
const site = {
	site_global_key: 's1',
	account_global_key: 'a1',
	account_name: 'A',
	domain: 'bakery.example',
	title: 'A bakery',
	search_engine_global_keys: ['google__image', 'bing_us', 'google_us'],
	keyword_groups: [],
	conversion_events: [],
	active_keywords_count: 1,
};
const figures = { clicks: 12, impressions: 300, ctr: 0.04 };
const keyword = {
	keyword: 'rye bread',
	rank: 5,
	rank_change: null,
	url: own,
	m_visits: '-',
	m_conversions: 0,
	m_revenue: 0,
	search_volume: '-',
	webmaster_metrics: { ...figures, average_position: 5.2 },
};
const rankings = {
	meta: {
		site_global_key: 's1',
		account_name: 'A',
		search_engine_global_key: 'google_us',
		date_from: '2026-10-29',
		date_to: '2026-11-25',
		groups: null,
		conversion_events: null,
		sort_col: 'clicks',
		sort_dir: 'desc',
		limit: 100,
		offset: 0,
		granularity: 'daily',
	},
	keywords: [keyword],
	search_engine_global_key: 'google_us',
};

beforeEach(() => fakeBrowser.reset());

function server() {
	const requests: Request[] = [];
	return {
		requests,
		access: {
			connections: {
				read: async () => ({ origin: 'https://plumbline.example', apiKey: 'plb_key' }),
				write: async () => {},
				forget: async () => {},
			},
			isAllowed: async () => true,
			fetch: async (request: Request) => {
				requests.push(request.clone());
				return Response.json(request.url.includes('rankings') ? rankings : [site]);
			},
		},
	};
}

test('asks the server about results of its own sites, without the query', async () => {
	await figuresFromServer.setValue(true);
	const { access, requests } = server();

	const found = await serverFigures([own, 'https://elsewhere.example/'], results, access);

	expect(found).toEqual(new Map([[own, [{ query: 'rye bread', position: 5.2, ...figures }]]]));
	const sent = await Promise.all(requests.map(async (each) => each.url + (await each.text())));
	expect(sent).toHaveLength(2);
	expect(sent.join()).toContain('google_us');
	expect(sent.join()).not.toMatch(/elsewhere|secret/);
});

test('sends nothing until the user asks for it', async () => {
	const { access, requests } = server();

	expect(await serverFigures([own], results, access)).toEqual(new Map());
	expect(requests).toEqual([]);
});
