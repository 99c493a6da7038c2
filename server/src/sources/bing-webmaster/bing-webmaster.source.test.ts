import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { parseDay } from '../../facts/day.ts';
import { connectedSite } from '../../testing/connected-site.ts';
import { onEachEngine } from '../../testing/database.ts';
import {
	type FakeBingSettings,
	fakeBingKey,
	startFakeBing,
} from '../../testing/fake-bing/fake-bing.ts';
import type { SyncWork } from '../source.ts';
import { bingWebmaster } from './bing-webmaster.source.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const newest = parseDay('2026-11-13') ?? 0;
/** Some in daylight saving time, some after it. */
const weeks = Array.from({ length: 6 }, (_, index) => newest - 7 * index);

async function fake(settings: Partial<FakeBingSettings> = {}) {
	const bing = await startFakeBing({ weeks, ...settings });
	onTestFinished(bing.close);
	return bing;
}

async function connected(
	database: Database,
	url: string,
	{ apiKey = fakeBingKey, siteUrl = 'https://www.example.com/', atMs = nowMs } = {},
): Promise<SyncWork> {
	return connectedSite(database, {
		source: bingWebmaster.name,
		settings: { siteUrl, baseUrl: url },
		credentials: { apiKey },
		engineKey: 'bing_us',
		now: () => atMs,
	});
}

function methodsOf(requests: readonly URL[]): string[] {
	return requests.map(({ pathname }) => pathname.split('/').at(-1) ?? '');
}

onEachEngine(
	'weeks are stored at the day that Bing names, despite clock changes',
	async (database) => {
		const bing = await fake({ withOffset: false });
		const work = await connected(database, bing.url);
		const { stored, notes } = await bingWebmaster.sync(work);
		const rows = await database
			.selectFrom('search_day')
			.innerJoin('keyword', 'keyword.id', 'search_day.keyword_id')
			.select(['text', 'day', 'days', 'impressions', 'clicks', 'position_sum'])
			.where('search_day.site_id', '=', work.site.id)
			.execute();
		expect([...new Set(rows.map(({ day }) => day))].sort()).toEqual(weeks.toSorted());
		expect(new Set(rows.map(({ text }) => text)).size).toBe(5);
		for (const row of rows) {
			expect(row.days).toBe(7);
			expect(Number(row.position_sum)).toBe(row.impressions * (4 + (row.day % 3)));
		}
		expect(stored).toBeGreaterThanOrEqual(rows.length);
		expect(notes[0]).toMatch(/all countries together/);
	},
);

onEachEngine('pages of queries and days of the site are read too', async (database) => {
	const bing = await fake();
	const work = await connected(database, bing.url);
	await bingWebmaster.sync(work);
	const pages = await database
		.selectFrom('search_page_day')
		.innerJoin('page', 'page.id', 'search_page_day.page_id')
		.select('url_key')
		.distinct()
		.orderBy('url_key')
		.execute();
	expect(pages.map(({ url_key }) => url_key)).toEqual(
		[0, 1, 2, 3, 4].map((index) => `example.com/query-${index}`),
	);
	const days = await database
		.selectFrom('site_search_day')
		.select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('clicks').as('clicks')])
		.executeTakeFirstOrThrow();
	expect([Number(days.count), Number(days.clicks)]).toEqual([6 * 7, 6 * 70]);
});

onEachEngine('a week is not read again until the next week has passed', async (database) => {
	const bing = await fake();
	const work = await connected(database, bing.url);
	await bingWebmaster.sync(work);
	bing.requests.length = 0;
	await bingWebmaster.sync(work);
	expect(methodsOf(bing.requests)).toEqual(['GetRankAndTrafficStats', 'GetQueryStats']);
	const later = { ...work, now: () => nowMs + 7 * 86_400_000 };
	await bingWebmaster.sync(later);
	expect(methodsOf(bing.requests)).toContain('GetQueryPageStats');
});

onEachEngine('rows missing when a week is read again are removed', async (database) => {
	const bing = await fake();
	const work = await connected(database, bing.url);
	await bingWebmaster.sync(work);
	const rowsOf = async (table: 'search_day' | 'search_page_day', query: string) => {
		const rows = await database
			.selectFrom(table)
			.innerJoin('keyword', 'keyword.id', 'keyword_id')
			.select('day')
			.where('text', '=', query)
			.orderBy('day')
			.execute();
		return rows.map(({ day }) => day);
	};
	const settled = weeks.filter((day) => newest - day > 14).toSorted();
	bing.forget('query 3');
	bing.fail('throttled', 'GetQueryPageStats', { times: 9 });
	await bingWebmaster.sync({ ...work, now: () => nowMs + 7 * 86_400_000 });
	for (const table of ['search_day', 'search_page_day'] as const) {
		expect(await rowsOf(table, 'query 3')).toEqual(settled);
		expect(await rowsOf(table, 'query 2')).toEqual(weeks.toSorted());
	}
	const november = await database
		.selectFrom('search_month')
		.innerJoin('keyword', 'keyword.id', 'keyword_id')
		.select('month')
		.where('text', '=', 'query 3')
		.where('month', '=', 2026 * 12 + 10)
		.execute();
	expect(november).toEqual([]);
});

onEachEngine(
	'a throttled page request keeps what was read and reports what is missing',
	async (database) => {
		const bing = await fake();
		bing.fail('throttled', 'GetQueryPageStats', { after: 2, times: 9 });
		const work = await connected(database, bing.url);
		const { notes } = await bingWebmaster.sync(work);
		expect(notes[1]).toMatch(/pages of 3 queries/);
		const { count } = await database
			.selectFrom('search_day')
			.select((eb) => eb.fn.countAll().as('count'))
			.executeTakeFirstOrThrow();
		expect(Number(count)).toBeGreaterThan(20);
	},
);

onEachEngine('stores nothing when Bing has no data', async (database) => {
	const bing = await fake();
	bing.fail('nothing', '', { times: 9 });
	const work = await connected(database, bing.url);
	expect((await bingWebmaster.sync(work)).stored).toBe(0);
});

onEachEngine('each failure contains its remedy, and never the key', async (database) => {
	const cases = [
		['throttled', { failure: 'quota', retryAfterMs: 3_600_000 }],
		['notAuthorized', { failure: 'permission' }],
		['internal', { failure: 'temporary' }],
		['html', { failure: 'temporary' }],
	] as const;
	for (const [name, expected] of cases) {
		const bing = await fake();
		bing.fail(name, 'GetRankAndTrafficStats', { times: 4 });
		const work = await connected(database, bing.url);
		const error = await bingWebmaster.sync(work).catch((thrown: unknown) => thrown);
		expect(error).toMatchObject({ ...expected, remedy: expect.stringMatching(/\w+\./) });
		expect(JSON.stringify(error) + String(error)).not.toContain(fakeBingKey);
	}
});

onEachEngine('a check reports what can be read, or the remedy', async (database) => {
	const bing = await fake();
	expect(await bingWebmaster.check(await connected(database, bing.url))).toMatchObject({
		works: true,
	});
	const wrongKey = await connected(database, bing.url, { apiKey: 'another-key-of-bing' });
	expect(await bingWebmaster.check(wrongKey)).toMatchObject({
		works: false,
		problem: expect.stringContaining('does not know this API key'),
		remedy: expect.stringContaining('Settings, API access'),
	});
	const other = await connected(database, bing.url, { siteUrl: 'https://other.example/' });
	expect(await bingWebmaster.check(other)).toMatchObject({
		works: false,
		problem: expect.stringContaining('It has https://www.example.com/'),
	});
	const unverified = await fake({ isVerified: false });
	expect(await bingWebmaster.check(await connected(database, unverified.url))).toMatchObject({
		works: false,
		problem: expect.stringContaining('not verified'),
	});
});

test('feeds Bing engines of any country, but none for a single device', () => {
	const keys = ['bing_us', 'bing_gb', 'bing_us__mobile', 'google_us'];
	expect(keys.filter(bingWebmaster.feeds)).toEqual(['bing_us', 'bing_gb']);
});
