import { sql } from 'kysely';
import { expect } from 'vitest';
import { ensureSite } from '../accounts/sites.store.ts';
import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';
import { onEachEngine } from '../testing/database.ts';
import type { RankFact, SearchFact, SearchPageFact } from './facts.ts';
import { storeFacts } from './store-facts.ts';

async function target(database: Database) {
	await database
		.insertInto('account')
		.values({ id: 1, name: 'Bakery', global_key: 'bakery', created_ms: 0 })
		.execute();
	await ensureSite(database, { accountId: 1, domain: 'bakery.example', title: 'Bakery' });
	const site = await database.selectFrom('site').select('id').executeTakeFirstOrThrow();
	return { siteId: site.id, engineId: 1 };
}

const rank = (fact: Partial<RankFact>): RankFact => ({
	keyword: 'rye bread',
	day: 100,
	state: 'r',
	rank: 3,
	checkedDepth: 10,
	url: 'https://bakery.example/rye',
	...fact,
});

const search = (fact: Partial<SearchFact>): SearchFact => ({
	keyword: 'rye bread',
	day: 100,
	days: 1,
	impressions: 10,
	clicks: 1,
	positionSum: 50,
	...fact,
});

const searchPage = (fact: Partial<SearchPageFact>): SearchPageFact => ({
	keyword: 'rye bread',
	day: 100,
	url: 'https://bakery.example/rye',
	impressions: 10,
	clicks: 1,
	positionSum: 50,
	...fact,
});

const ranksOf = (database: Database) =>
	database
		.selectFrom('rank_day')
		.innerJoin('keyword', 'keyword.id', 'keyword_id')
		.leftJoin('page', 'page.id', 'page_id')
		.leftJoin('listing', 'listing.id', 'listing_id')
		.select(['keyword.text', 'day', 'state', 'rank', 'page.url', 'listing.title'])
		.orderBy('keyword.text')
		.orderBy('day')
		.execute();

onEachEngine('stores what an engine showed, with keyword, page and listing', async (database) => {
	const ranks = [
		rank({ title: 'Rye', snippet: 'Dark.' }),
		rank({
			keyword: 'Ｒｙｅ　Bread',
			day: 101,
			rank: 2,
			url: 'http://www.bakery.example/rye/#top',
		}),
		rank({ keyword: 'cake', state: 'u', rank: null, url: null }),
	];
	expect(await storeFacts(database, await target(database), { ranks })).toEqual({ rows: 3 });
	expect(await ranksOf(database)).toEqual([
		{ text: 'cake', day: 100, state: 'u', rank: null, url: null, title: null },
		{ text: 'rye bread', day: 100, state: 'r', rank: 3, url: ranks[0]?.url, title: 'Rye' },
		{ text: 'rye bread', day: 101, state: 'r', rank: 2, url: ranks[0]?.url, title: null },
	]);
	const seen = await database
		.selectFrom('page_keyword')
		.select(['first_day', 'last_day'])
		.execute();
	expect(seen).toEqual([{ first_day: 100, last_day: 101 }]);
});

onEachEngine('a failed check never hides a successful one, in either order', async (database) => {
	const to = await target(database);
	const failed = rank({ state: 'e', rank: null, url: null, checkedDepth: null });
	const states = async () => (await ranksOf(database)).map(({ state }) => state);
	await storeFacts(database, to, { ranks: [failed] });
	expect(await states()).toEqual(['e']);
	await storeFacts(database, to, { ranks: [rank({}), failed] });
	expect(await states()).toEqual(['r']);
	await storeFacts(database, to, { ranks: [failed] });
	expect(await states()).toEqual(['r']);
	await storeFacts(database, to, { ranks: [rank({ state: 'u', rank: null, url: null })] });
	expect(await states()).toEqual(['u']);
});

onEachEngine(
	'storing the same facts again changes nothing, and later facts replace earlier ones',
	async (database) => {
		const to = await target(database);
		const facts = { ranks: [rank({ rank: 9 }), rank({ rank: 4 })], search: [search({})] };
		await storeFacts(database, to, facts);
		const before = await ranksOf(database);
		expect(before.map((row) => row.rank)).toEqual([4]);
		await storeFacts(database, to, facts);
		expect(await ranksOf(database)).toEqual(before);
		const months = await database.selectFrom('search_month').selectAll().execute();
		expect(months).toMatchObject([{ impressions: 10, clicks: 1, position_sum: 50 }]);
	},
);

onEachEngine('months are the sums of their days, whatever was stored before', async (database) => {
	const to = await target(database);
	// 1970-04-10 is day 99, May begins on day 120.
	await storeFacts(database, to, { search: [search({ day: 99 }), search({ day: 120 })] });
	await storeFacts(database, to, {
		search: [search({ day: 100 }), search({ day: 99, clicks: 5 })],
	});
	const months = await database
		.selectFrom('search_month')
		.select(['month', 'impressions', 'clicks'])
		.orderBy('month')
		.execute();
	expect(months).toEqual([
		{ month: 1970 * 12 + 3, impressions: 20, clicks: 6 },
		{ month: 1970 * 12 + 4, impressions: 10, clicks: 1 },
	]);
});

onEachEngine('a day that is read again loses rows that are gone', async (database) => {
	const to = await target(database);
	await storeFacts(database, to, {
		search: [search({}), search({ keyword: 'cake' }), search({ keyword: 'cake', day: 101 })],
	});
	await storeFacts(database, to, { search: [search({ impressions: 12 })] }, { replaceDays: [100] });
	const rows = await database
		.selectFrom('search_day')
		.innerJoin('keyword', 'keyword.id', 'keyword_id')
		.select(['text', 'day', 'impressions'])
		.orderBy('text')
		.execute();
	expect(rows).toEqual([
		{ text: 'cake', day: 101, impressions: 10 },
		{ text: 'rye bread', day: 100, impressions: 12 },
	]);
	const months = await database
		.selectFrom('search_month')
		.innerJoin('keyword', 'keyword.id', 'keyword_id')
		.select(['text', 'impressions'])
		.orderBy('text')
		.execute();
	expect(months).toEqual([
		{ text: 'cake', impressions: 10 },
		{ text: 'rye bread', impressions: 12 },
	]);
});

onEachEngine('recounted pages keep the figures that came from other sources', async (database) => {
	const to = await target(database);
	const visit = (url: string | null, visits: number) => ({ url, keyword: 'rye', day: 100, visits });
	const order = (eventId: number) => {
		return { ...visit('https://bakery.example/rye', 0), eventId, conversions: 2, revenueMinor: 5 };
	};
	await storeFacts(database, to, {
		pages: [visit('https://bakery.example/rye', 4), visit(null, 3)],
		pageEvents: [order(0), order(7)],
	});
	const pages = [visit('https://bakery.example/cake', 6)];
	await storeFacts(database, to, { pages }, { replacePageDays: [100] });
	for (const table of ['page_day', 'page_month'] as const) {
		const rows = await database.selectFrom(table).select('visits').orderBy('visits').execute();
		expect(rows).toEqual([{ visits: 3 }, { visits: 6 }]);
	}
	for (const table of ['page_event_day', 'page_event_month'] as const) {
		const rows = await database.selectFrom(table).select(['event_id', 'conversions']).execute();
		expect(rows).toEqual([{ event_id: 0, conversions: 2 }]);
	}
});

onEachEngine('the page of a search row is the one with the most clicks', async (database) => {
	const to = await target(database);
	const pageOfRow = async () =>
		database
			.selectFrom('search_day')
			.innerJoin('page', 'page.id', 'search_day.page_id')
			.select('page.url')
			.execute();
	await storeFacts(database, to, { search: [search({})] });
	expect(await pageOfRow()).toEqual([]);
	const other = 'https://bakery.example/breads';
	await storeFacts(database, to, {
		searchPages: [searchPage({ impressions: 90 }), searchPage({ url: other, clicks: 2 })],
	});
	expect(await pageOfRow()).toEqual([{ url: other }]);
});

onEachEngine('visits without a URL belong to the page of their keyword', async (database) => {
	const to = await target(database);
	await storeFacts(database, to, {
		pages: [
			{ url: null, keyword: 'rye bread', day: 100, visits: 7 },
			{ url: 'https://bakery.example/?utm_source=x', keyword: 'cake', day: 100, visits: 3 },
		],
		pageEvents: [
			{ url: null, keyword: 'Rye bread', day: 100, eventId: 0, conversions: 2, revenueMinor: 500 },
		],
	});
	const keyword = await database
		.selectFrom('keyword')
		.select('id')
		.where('match_key', '=', 'rye bread')
		.executeTakeFirst();
	const pages = await database
		.selectFrom('page_month')
		.innerJoin('page', 'page.id', 'page_month.page_id')
		.leftJoin('page_event_month as event', 'event.page_id', 'page.id')
		.select(['url_key', 'visits', 'conversions', 'revenue_minor'])
		.orderBy('visits')
		.execute();
	expect(pages).toEqual([
		{ url_key: 'bakery.example', visits: 3, conversions: null, revenue_minor: null },
		{ url_key: `keyword:${keyword?.id}`, visits: 7, conversions: 2, revenue_minor: 500 },
	]);
});

onEachEngine(
	'the discovered keywords with the most impressions become active first',
	async (database) => {
		const to = await target(database);
		const found = ['a', 'b', 'c'].map((keyword, index) => search({ keyword, impressions: index }));
		await storeFacts(database, to, { search: found }, { mostActive: 2 });
		const active = async () =>
			(
				await database
					.selectFrom('keyword')
					.select('text')
					.where('active', '=', 1)
					.orderBy('text')
					.execute()
			).map(({ text }) => text);
		expect(await active()).toEqual(['b', 'c']);
		await storeFacts(database, to, { search: [search({ keyword: 'd' })] }, { mostActive: 2 });
		expect(await active()).toEqual(['b', 'c']);
	},
);

onEachEngine(
	'a small batch activates keywords up to the limit, however many are active',
	async (database) => {
		const to = await target(database);
		const two = [search({ keyword: 'a' }), search({ keyword: 'b' })];
		await storeFacts(database, to, { search: two }, { mostActive: 3 });
		await storeFacts(database, to, { search: [search({ keyword: 'c' })] }, { mostActive: 3 });
		const rows = await database.selectFrom('keyword').select('active').execute();
		expect(rows.map(({ active }) => active)).toEqual([1, 1, 1]);
	},
);

onEachEngine('a failed transaction stores nothing, and the next one works', async (database) => {
	const to = await target(database);
	const failing = database.transaction().execute(async (transaction) => {
		await storeFacts(transaction, to, { ranks: [rank({})] });
		throw new Error('half way');
	});
	await expect(failing).rejects.toThrow('half way');
	expect(await database.selectFrom('keyword').selectAll().execute()).toEqual([]);
	await storeFacts(database, to, { ranks: [rank({})] });
	expect(await ranksOf(database)).toHaveLength(1);
});

onEachEngine('no temporary table outlives its batch, not even a failed one', async (database) => {
	const to = await target(database);
	const temporary = () =>
		database.transaction().execute(async (transaction) => {
			const { rows } =
				dialectOf(database) === 'sqlite'
					? await sql`select name from temp.sqlite_schema`.execute(transaction)
					: await sql`select relname from pg_class where relpersistence = 't'`.execute(transaction);
			return rows;
		});
	await storeFacts(database, to, { ranks: [rank({})], search: [search({})] });
	expect(await temporary()).toEqual([]);
	await expect(
		storeFacts(database, () => Promise.reject(new Error('no target')), { ranks: [rank({})] }),
	).rejects.toThrow('no target');
	expect(await temporary()).toEqual([]);
});

onEachEngine('facts may arrive in parts, and their target may be a function', async (database) => {
	const to = await target(database);
	async function* parts() {
		yield { ranks: [rank({ rank: 9 })], search: [search({})] };
		yield { search: [search({ day: 101 })] };
		yield { ranks: [rank({ rank: 4 })] };
	}
	expect(await storeFacts(database, async () => to, parts())).toEqual({ rows: 4 });
	expect(await ranksOf(database)).toMatchObject([{ rank: 4 }]);
	const months = await database.selectFrom('search_month').select('impressions').execute();
	expect(months).toEqual([{ impressions: 20 }]);
});

onEachEngine('a source of parts that throws stores nothing', async (database) => {
	const to = await target(database);
	async function* parts() {
		yield { ranks: [rank({})] };
		throw new Error('line 2');
	}
	await expect(storeFacts(database, to, parts())).rejects.toThrow('line 2');
	expect(await database.selectFrom('keyword').selectAll().execute()).toEqual([]);
});

onEachEngine(
	'adds up rows that a source separates but that belong to one page or keyword',
	async (database) => {
		const to = await target(database);
		const facts = {
			search: [search({ days: 7 }), search({ keyword: 'ＲＹＥ bread', days: 7, clicks: 2 })],
			searchPages: [
				searchPage({ clicks: 4 }),
				searchPage({ url: 'https://www.bakery.example/rye/?srsltid=x', clicks: 3 }),
			],
			pages: [
				{ url: 'https://bakery.example/rye', keyword: null, day: 100, visits: 5 },
				{ url: 'https://bakery.example/rye?utm_source=x', keyword: null, day: 100, visits: 6 },
			],
		};
		for (let time = 0; time < 2; time++) await storeFacts(database, to, facts);
		const rows = async (table: 'search_day' | 'search_page_day' | 'search_month' | 'page_month') =>
			database.selectFrom(table).selectAll().execute();
		expect(await rows('search_day')).toMatchObject([{ days: 7, impressions: 20, clicks: 3 }]);
		expect(await rows('search_page_day')).toMatchObject([{ impressions: 20, clicks: 7 }]);
		expect(await rows('search_month')).toMatchObject([{ impressions: 20, position_sum: 100 }]);
		expect(await rows('page_month')).toMatchObject([{ visits: 11 }]);
	},
);

onEachEngine(
	'a fact that a person enters twice counts once, with its last value',
	async (database) => {
		const said = [search({ clicks: 1 }), search({ keyword: 'RYE bread', clicks: 2 })];
		await storeFacts(database, await target(database), { search: said }, { repeats: 'replace' });
		const rows = await database.selectFrom('search_day').selectAll().execute();
		expect(rows).toMatchObject([{ impressions: 10, clicks: 2 }]);
	},
);

onEachEngine(
	'a fact with a page and a keyword records that the page was seen for it',
	async (database) => {
		const visits = { url: 'https://bakery.example/rye', keyword: 'rye bread', visits: 1 };
		const pages = [
			{ ...visits, day: 101 },
			{ ...visits, day: 100 },
			{ ...visits, keyword: null, day: 99 },
			{ ...visits, url: null, day: 98 },
		];
		await storeFacts(database, await target(database), { pages });
		const seen = await database.selectFrom('page_keyword').selectAll().execute();
		expect(seen).toMatchObject([{ first_day: 100, last_day: 101 }]);
	},
);

onEachEngine('the query planner knows about many facts stored at once', async (database) => {
	const to = await target(database);
	const many = Array.from({ length: 12_000 }, (_, index) =>
		search({ keyword: `keyword ${index % 100}`, day: 100 + Math.floor(index / 100) }),
	);
	expect(await storeFacts(database, to, { search: many })).toEqual({ rows: 12_000 });
	if (dialectOf(database) !== 'postgres') return;
	const { rows } = await sql<{ reltuples: number }>`
		select reltuples from pg_class where relname in ('search_day', 'search_month')
	`.execute(database);
	expect(rows.every(({ reltuples }) => reltuples > 0)).toBe(true);
});
