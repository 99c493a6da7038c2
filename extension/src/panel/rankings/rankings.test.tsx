import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { answerPanel } from '../../background/server/answer-panel.ts';
import type { ServerConnection } from '../../background/server/connection.store.ts';
import { LanguageContext, languageFor } from '../../language/language.ts';
import type { ServerRequest } from '../../messaging/server-protocol.ts';
import { RankingsOfPage } from './rankings-of-page.tsx';

const origin = 'https://plumbline.example';
const url = 'https://bakery.example/bread/sourdough';
const hostile = '<img src=x onerror=alert(1)>';

const site = {
	site_global_key: 's1',
	account_global_key: 'a1',
	account_name: 'A',
	domain: 'bakery.example',
	title: 'A bakery',
	search_engine_global_keys: ['google_us'],
	keyword_groups: [],
	conversion_events: [],
	active_keywords_count: 3,
};

const meta = {
	site_global_key: 's1',
	account_name: 'A',
	search_engine_global_key: 'google_us',
	date_from: '2026-11-18',
	date_to: '2026-11-20',
	groups: null,
	conversion_events: null,
	sort_col: 'clicks',
	sort_dir: 'desc',
	limit: 100,
	offset: 0,
	granularity: 'daily',
};

function ranking(keyword: string, rank: number | null, change: number | null, pages = [url]) {
	return {
		keyword,
		rank,
		rank_change: change,
		url,
		m_visits: 1,
		m_conversions: 0,
		m_revenue: 0,
		search_volume: '-',
		webmaster_metrics: { average_position: 4.26, impressions: 1392, clicks: 133, ctr: 0.1 },
		pages: pages.map((page) => ({ url: page, days: 3, impressions: 1, clicks: 1 })),
	};
}

const keywords = [
	ranking('sourdough bread', 11, 3, [url, 'https://bakery.example/guide']),
	ranking(hostile, null, null),
];

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

const answers: Answers = {
	'/api/v3/account/sites': () => Response.json([site]),
	'/api/v3/keywords/rankings': () =>
		Response.json({ meta, keywords, search_engine_global_key: 'google_us' }),
	'/api/v3/keywords/rankings_trend': () => {
		const { account_name, ...rest } = meta;
		return Response.json({
			meta: {
				...rest,
				aggregation: 'keywords',
				dates: ['2026-11-18', '2026-11-19', '2026-11-20'],
			},
			keywords: keywords.map(({ keyword }) => ({ keyword, trend: [14, null, 11] })),
		});
	},
	'/api/v3/keywords/add_keywords': () =>
		Response.json({
			meta: { site_global_key: 's1', account_name: 'A' },
			keywords: [{ keyword_id: null, name: 'starter', groups: [], status: 'added' }],
			rejected: [],
			cost: {
				new_active_keywords: 1,
				serp_requests_per_check: 3,
				serp_cost_usd_per_check: 0.0018,
				serp_monthly_cap: 100,
				serp_requests_this_month: 0,
			},
		}),
};

let root: HTMLElement;

beforeEach(() => {
	fakeBrowser.reset();
	root = document.createElement('div');
});
afterEach(() => render(null, root));

/** Connects the background to a server with these answers, and records its requests. */
function connectTo(server: Answers) {
	const connection: ServerConnection = { origin, apiKey: 'plb_secret' };
	const requests: Request[] = [];
	const access = {
		connections: { read: async () => connection, write: async () => {}, forget: async () => {} },
		fetch: async (request: Request) => {
			requests.push(request.clone());
			return server[new URL(request.url).pathname]?.() ?? new Response('', { status: 404 });
		},
		isAllowed: async () => true,
		revoke: async () => {},
		publishOrigin: async () => {},
	};
	fakeBrowser.runtime.onMessage.addListener((message: ServerRequest, _sender, respond) => {
		void answerPanel(message, access).then(respond);
		return true;
	});
	return requests;
}

async function draw({
	locale = 'en',
	suggestions = ['starter'],
	address = url,
	server = origin,
} = {}) {
	const language = await languageFor(locale);
	await act(() =>
		render(
			<LanguageContext.Provider value={language}>
				<RankingsOfPage
					url={address}
					origin={server}
					suggestions={suggestions}
					onConnect={() => {}}
				/>
			</LanguageContext.Provider>,
			root,
		),
	);
}

const busy = () =>
	Response.json(
		{
			type: 'about:blank',
			title: 'Too many',
			status: 429,
			detail: 'Wait.',
			instance: '/',
			code: 'rate_limited',
			errors: [],
			request_id: 'r',
		},
		{ status: 429, headers: { 'retry-after': '7' } },
	);

const textOf = (selector: string) => root.querySelector(selector)?.textContent;

test('shows how the page ranks, and which other page of the site competes', async () => {
	connectTo(answers);
	await draw();
	await vi.waitFor(() => expect(root.querySelector('.figures')).not.toBeNull());

	const cells = [...root.querySelectorAll('.trend + .figures tbody tr:first-child > *')];
	expect(cells.map(({ textContent }) => textContent)).toEqual([
		'sourdough breadAlso shown for it: bakery.example/guide',
		'11',
		'▲ 33 better',
		'133',
		'1,392',
		'4.3',
	]);
	expect(textOf('figcaption')).toContain('Nov 20, 2026Rank 11');
	expect(root.querySelectorAll('polyline')).toHaveLength(2);
});

test('shows an invalid date as the server sent it', async () => {
	const trend = async () => {
		const answer = await (await answers['/api/v3/keywords/rankings_trend']?.())?.json();
		return Response.json({ ...answer, meta: { ...answer.meta, dates: ['week 46', '?', 'today'] } });
	};
	connectTo({ ...answers, '/api/v3/keywords/rankings_trend': trend });
	await draw();

	await vi.waitFor(() => expect(textOf('figcaption')).toContain('todayRank 11'));
});

test('never renders a keyword as markup', async () => {
	connectTo(answers);
	await draw();
	await vi.waitFor(() => expect(root.textContent).toContain(hostile));

	expect(root.querySelector('img')).toBeNull();
});

test('says what tracking costs, then adds a keyword once with one click', async () => {
	const requests = connectTo(answers);
	await draw();
	await vi.waitFor(() => expect(root.textContent).toContain('3 paid requests ($0.0018)'));

	await act(() => root.querySelector<HTMLButtonElement>('.suggestion')?.click());
	await vi.waitFor(() => expect(root.textContent).toContain('“starter” is now tracked'));

	const writes = requests.filter(({ url: sent }) => sent.endsWith('add_keywords'));
	const bodies = await Promise.all(writes.map((request) => request.json()));
	expect(bodies.map(({ dry_run }) => dry_run)).toEqual([true, false]);
	expect(writes[1]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
	expect(root.querySelector<HTMLButtonElement>('.suggestion')?.disabled).toBe(true);
});

test('shows a failure with its remedy, and can retry', async () => {
	let isBusy = true;
	const sites = '/api/v3/account/sites';
	connectTo({ ...answers, [sites]: () => (isBusy ? busy() : Response.json([site])) });
	await draw({ locale: 'ja' });
	await vi.waitFor(() => expect(root.textContent).toContain('7 秒待って'));

	isBusy = false;
	await act(() => root.querySelector<HTMLButtonElement>('[role=alert] button')?.click());

	await vi.waitFor(() => expect(root.querySelector('.figures')).not.toBeNull());
});

test('shows one notice when several requests fail', async () => {
	const refusedWords = Promise.withResolvers<void>();
	connectTo({
		...answers,
		'/api/v3/keywords/rankings': () => refusedWords.promise.then(busy),
		'/api/v3/keywords/add_keywords': () => {
			refusedWords.resolve();
			return busy();
		},
	});
	await draw();
	await vi.waitFor(() => expect(root.querySelector('[role=alert]')).not.toBeNull());

	await vi.waitFor(() => expect(root.querySelector('.quiet-text')).toBeNull());

	expect(root.querySelectorAll('[role=alert]')).toHaveLength(1);
});

test('says when the server has more keywords than it sent', async () => {
	const atMost = (limit: number) => () =>
		Response.json({
			meta: { ...meta, limit },
			keywords,
			search_engine_global_key: 'google_us',
		});
	connectTo({ ...answers, '/api/v3/keywords/rankings': atMost(2) });
	await draw();
	await vi.waitFor(() => expect(root.querySelectorAll('tbody tr')).not.toHaveLength(0));

	expect(root.textContent).toContain('the 2 keywords with the most clicks');

	render(null, root);
	fakeBrowser.reset();
	connectTo({ ...answers, '/api/v3/keywords/rankings': atMost(3) });
	await draw();
	await vi.waitFor(() => expect(root.querySelectorAll('tbody tr')).not.toHaveLength(0));
	expect(root.textContent).not.toContain('with the most clicks');
});

test('sends nothing about a page before its site is known', async () => {
	const requests = connectTo(answers);
	await draw({ address: 'https://elsewhere.example/secret' });
	await vi.waitFor(() => expect(root.textContent).toContain('No site on this server'));

	expect(requests.map((request) => new URL(request.url).pathname)).toEqual([
		'/api/v3/account/sites',
	]);
});

test('without a server, sends nothing and says what a server is for', async () => {
	const requests = connectTo(answers);
	await draw({ server: '' });

	expect(root.textContent).toContain('Connect to a Plumbline server');
	expect(requests).toEqual([]);
});
