import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { refreshSampleAccount } from '../sample/sample-account.ts';
import { testApp } from '../testing/app.ts';
import { localSite, page } from '../testing/local-site.ts';
import { differences, type WireType } from '../testing/wire-type.ts';

// The tables of the documentation as data. A default answer must contain nothing else.

const auditRule: WireType = {
	fields: {
		rule_name: 'string',
		rule_risk: 'string',
		rule_difficulty: 'string',
		rule_impact: 'integer',
		optimized: 'boolean',
	},
};

const htmlReport: WireType = {
	fields: { keywords: { array: 'string' }, audit: { array: auditRule } },
};

const pageReport: WireType = {
	fields: {
		...htmlReport.fields,
		page_meta: {
			fields: {
				url: 'string',
				original_url: 'string',
				title: 'string',
				meta_description: 'string',
				rel_author: 'string',
			},
		},
		status: { fields: { http_status: 'string', char_set: 'string' } },
	},
};

const conversionEvent: WireType = {
	fields: {
		conversion_def: {
			fields: {
				account_id: 'integer',
				conversion_type: 'string',
				created_at: 'timestamp',
				event_alias: 'string',
				goal_number: 'integer',
				id: 'integer',
				name: 'string',
				site_id: 'integer',
				updated_at: 'timestamp',
			},
		},
	},
};

const site: WireType = {
	fields: {
		site_global_key: 'string',
		account_global_key: 'string',
		account_name: 'string',
		domain: 'string',
		title: 'string',
		search_engine_global_keys: { array: 'string' },
		keyword_groups: { array: { fields: { name: 'string', global_key: 'string' } } },
		conversion_events: { array: conversionEvent },
		active_keywords_count: 'integer',
	},
};

const ranking = {
	keyword: 'string',
	// The one deviation: a keyword that is not found has no rank.
	rank: { any: ['integer', 'null'] },
	rank_change: { any: ['integer', 'null'] },
	url: 'string',
	m_visits: { any: ['number', '-'] },
	m_conversions: 'number',
	m_revenue: 'number',
	search_volume: { any: ['number', '-'] },
	webmaster_metrics: {
		fields: {
			average_position: 'number',
			impressions: 'integer',
			clicks: 'integer',
			ctr: 'number',
		},
	},
} as const satisfies Record<string, WireType>;

const rangeMeta = {
	site_global_key: 'string',
	search_engine_global_key: 'string',
	date_from: 'date',
	date_to: 'date',
	groups: { any: ['null', { array: 'string' }] },
	conversion_events: { any: ['null', { array: 'integer' }] },
	sort_col: 'string',
	sort_dir: 'string',
	limit: 'integer',
	offset: 'integer',
	granularity: 'string',
} as const satisfies Record<string, WireType>;

function rankings(keyword: Readonly<Record<string, WireType>>): WireType {
	return {
		fields: {
			meta: { fields: { ...rangeMeta, account_name: 'string' } },
			keywords: { array: { fields: keyword } },
			search_engine_global_key: 'string',
		},
	};
}

const trends: WireType = {
	fields: {
		meta: { fields: { ...rangeMeta, aggregation: 'string', dates: { array: 'date' } } },
		keywords: {
			array: { fields: { keyword: 'string', trend: { array: { any: ['integer', 'null'] } } } },
		},
	},
};

const addition: WireType = {
	fields: {
		meta: { fields: { site_global_key: 'string', account_name: 'string' } },
		keywords: {
			array: { fields: { keyword_id: 'integer', name: 'string', groups: { array: 'string' } } },
		},
	},
};

const range =
	'site_global_key=sample-site&search_engine_global_key=google_us&date_from=2026-10-01&date_to=2026-11-14';
const html =
	'<html lang="en"><head><title>Rye bread</title></head><body><h1>Rye bread</h1><p>Bread from rye.</p></body></html>';
const noon = Date.UTC(2026, 10, 20, 12);

/** Lines of `curl URL -d …`, which sends a form; PAGE is the URL of an existing page. */
const samples: readonly (readonly [path: string, data: string, type: WireType])[] = [
	['/api/v3/optimization/onpage', 'url=PAGE&geo=us&keyword=rye+bread', pageReport],
	['/api/optimization/onpage', 'url=PAGE&geo=us', pageReport],
	['/api/v3/optimization/html', `html=${encodeURIComponent(html)}&geo=us`, htmlReport],
	['/api/optimization/html', `html=${encodeURIComponent(html)}&geo=us&keyword=rye`, htmlReport],
	['/api/v3/account/sites', '', { array: site }],
	['/api/v3/keywords/rankings', range, rankings(ranking)],
	[
		'/api/v3/keywords/rankings',
		`${range}&include_keyword_groups=true&sort_col=rank&sort_dir=asc&limit=5&offset=2`,
		rankings({ ...ranking, groups: { array: 'string' } }),
	],
	['/api/v3/keywords/rankings_trend', `${range}&granularity=weekly`, trends],
	['/api/v3/keywords/rankings_trend', `${range}&aggregation=groups&granularity=monthly`, trends],
	[
		'/api/v3/keywords/add_keywords',
		'site_global_key=sample-site&keywords=spelt bread,oat bread',
		addition,
	],
];

let database: Database;
let apiKey: string;
beforeAll(async () => {
	database = await openDatabase('sqlite::memory:');
	apiKey = (await refreshSampleAccount(database, noon)).apiKey;
});
afterAll(() => database.destroy());

describe.each([
	['as curl -d sends it', (url: string, data: string) => form(url, data)],
	['as curl -G -d sends it', (url: string, data: string) => ({ url: `${url}?${data}` })],
	['as JSON', (url: string, data: string) => json(url, data)],
] as const)('%s', (_how, request) => {
	test.each(samples)('%s with %s has the fields of the API', async (path, data, type) => {
		const bakery = await localSite({ '/': page(html) });
		const { app } = await testApp({ database, allow: [bakery.host], now: () => noon });
		const given = data.replace('PAGE', encodeURIComponent(bakery.url('/')));
		const response = await app.inject(request(path, `api_key=${apiKey}&${given}`));
		expect(response.headers['content-type']).toMatch(/^application\/json/);
		const body = response.json();
		expect(differences(body, type)).toEqual([]);
		expect((body.audit ?? body.keywords ?? body).length).toBeGreaterThan(0);
	});
});

test('keywords are derived from HTML, but not from a page', async () => {
	const bakery = await localSite({ '/': page(html) });
	const { app, apiKey } = await testApp({ allow: [bakery.host] });
	const keywordsOf = async (path: string, given: Record<string, string>) => {
		const data = String(new URLSearchParams({ api_key: apiKey, geo: 'us', ...given }));
		return (await app.inject(form(path, data))).json().keywords;
	};
	expect(await keywordsOf('/api/optimization/html', { html })).toContain('rye bread');
	expect(await keywordsOf('/api/optimization/onpage', { url: bakery.url('/') })).toEqual([]);
});

test('rankings and trends repeat the parameters of the request, with the defaults', async () => {
	const { app } = await testApp({ database, now: () => noon });
	const metaOf = async (path: string) =>
		(await app.inject(form(path, `api_key=${apiKey}&${range}`))).json().meta;
	const defaults = {
		site_global_key: 'sample-site',
		search_engine_global_key: 'google_us',
		date_from: '2026-10-01',
		date_to: '2026-11-14',
		groups: null,
		conversion_events: null,
		sort_col: 'visits',
		sort_dir: 'desc',
		limit: 100,
		offset: 0,
		granularity: 'daily',
	};
	expect(await metaOf('/api/v3/keywords/rankings')).toEqual({
		...defaults,
		account_name: 'Sample account',
	});
	const { dates, ...meta } = await metaOf('/api/v3/keywords/rankings_trend');
	expect(meta).toEqual({ ...defaults, aggregation: 'keywords' });
	expect([dates[0], dates.at(-1), dates.length]).toEqual(['2026-10-01', '2026-11-14', 45]);
});

function form(url: string, data: string) {
	return {
		method: 'POST' as const,
		url,
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		payload: data,
	};
}

function json(url: string, data: string) {
	return {
		method: 'POST' as const,
		url,
		payload: Object.fromEntries(new URLSearchParams(data)),
	};
}
