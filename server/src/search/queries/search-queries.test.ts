import { queryViews, type SearchQueries } from '@plumbline/core/api';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { type DayRange, formatDay, parseDay } from '../../facts/day.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { onEachEngine } from '../../testing/database.ts';
import { rankingsApp } from '../../testing/rankings-app.ts';
import { createRandom, type Random } from '../../testing/simulated-clicks.ts';

const lastDay = parseDay('2026-11-22') ?? 0;
const days = 160;
const firstDay = lastDay - days + 1;
const unread = firstDay + 40;
const base = 'https://bakery.example';

/** Queries that come and go, some with several pages, some with the name of the brand. */
async function siteWithQueries(database: Database, random: Random) {
	const given = await rankingsApp(database, {}, { engine: 'google' });
	const target = { siteId: given.site.siteId, engineId: given.site.engineId };
	const upTo = (most: number) => Math.floor(random() * most);
	const words = ['rye', 'Spelt', '100%', 'ライ麦', 'bakery', 'roll_s'];
	const queries = Array.from({ length: 40 }, (_, index) => ({
		keyword: `${words[index % words.length]} bread ${index}`,
		from: firstDay + (index % 3 === 0 ? upTo(days) : 0),
		to: lastDay - (index % 4 === 0 ? upTo(days) : 0),
		position: 1 + upTo(30),
		pages: index % 5 === 0 ? ['/a', '/b'] : ['/a'],
	}));
	const facts = Array.from({ length: days }, (_, place) => firstDay + place)
		.filter((day) => day !== unread)
		.flatMap((day) =>
			queries
				.filter(({ from, to }) => from <= day && day <= to && random() < 0.4)
				.flatMap(({ keyword, pages, position }) => {
					const impressions = 2 + upTo(60);
					const sums = { impressions, clicks: upTo(4), positionSum: position * impressions };
					const url = base + pages[upTo(pages.length)];
					return { day, days: 1 as const, keyword, url, ...sums };
				}),
		);
	await storeFacts(
		database,
		target,
		{
			search: facts,
			searchPages: facts,
			siteSearch: Array.from({ length: days }, (_, place) => firstDay + place)
				.filter((day) => day !== unread)
				.map((day) => ({ day, impressions: 9000, clicks: 900, positionSum: 90_000 })),
		},
		{ mostActive: 12 },
	);
	const ask = async (parameters: object) => {
		const response = await given.app.inject({
			method: 'POST',
			url: '/api/v3/search/queries',
			headers: { authorization: `Bearer ${given.apiKey}` },
			payload: { site_global_key: given.site.globalKey, limit: 1000, ...parameters },
		});
		expect(response.json()).not.toHaveProperty('detail');
		const answer: SearchQueries = response.json();
		return { ...answer, total: Number(response.headers['x-total-count']) };
	};
	return { ...given, target, ask };
}

interface Raw {
	readonly id: number;
	readonly text: string;
	readonly active: number;
	readonly day: number | null;
	readonly clicks: number;
	readonly impressions: number;
	readonly position: number;
	readonly page: number;
}

/** Every stored row, for sums that share nothing with the endpoint. */
async function rawRows(database: Database, siteId: number): Promise<readonly Raw[]> {
	const { rows } = await sql<Raw>`
		select keyword.id, keyword.text, keyword.active, fact.day, fact.clicks, fact.impressions,
			fact.position_sum as position, fact.page_id as page
		from keyword left join search_page_day as fact
			on fact.site_id = keyword.site_id and fact.keyword_id = keyword.id
		where keyword.site_id = ${siteId}
	`.execute(database);
	return rows;
}

const isIn = ({ from, to }: DayRange, { day }: Raw) => day !== null && from <= day && day <= to;

function sumsIn(rows: readonly Raw[], range: DayRange) {
	const all = rows.filter((row) => isIn(range, row));
	const sum = (of: (row: Raw) => number) => all.reduce((total, row) => total + Number(of(row)), 0);
	const impressions = sum((row) => row.impressions);
	const position = sum((row) => row.position) / impressions;
	const [clicks, pages] = [sum((row) => row.clicks), new Set(all.map(({ page }) => page)).size];
	return { clicks, impressions, position: impressions === 0 ? null : position, pages };
}

onEachEngine('each view has exactly the stored queries, in any period', async (database) => {
	const random = createRandom(20_261_127);
	const { ask, target } = await siteWithQueries(database, random);
	const raw = [...Map.groupBy(await rawRows(database, target.siteId), ({ id }) => id).values()];
	const nonempty = new Set<string>();
	for (let round = 0; round < 54; round++) {
		const view = queryViews[round % queryViews.length] ?? 'tracked';
		const length = [7, 28, 31, 60][Math.floor(random() * 4)] ?? 28;
		const to = lastDay - Math.floor(random() * 30);
		const now = { from: to - length + 1, to };
		const before = { from: now.from - 7 * Math.ceil(length / 7), to: 0 };
		before.to = before.from + length - 1;
		const isWhole = ![now, before].some(({ from, to }) => from <= unread && unread <= to);
		const all = raw.map((rows) => ({
			...{ text: rows[0]?.text ?? '', isTracked: rows[0]?.active === 1, id: rows[0]?.id ?? 0 },
			...{ now: sumsIn(rows, now), before: sumsIn(rows, before) },
		}));
		const listed = all.filter(
			(one) => one.now.impressions > 0 || one.before.impressions > 0 || one.isTracked,
		);
		const fits: Record<(typeof queryViews)[number], (one: (typeof all)[number]) => boolean> = {
			tracked: ({ isTracked }) => isTracked,
			new: (one) => isWhole && one.now.impressions > 0 && one.before.impressions === 0,
			lost: (one) => isWhole && one.now.impressions === 0 && one.before.impressions > 0,
			fell: (one) => isWhole && one.now.clicks < one.before.clicks,
			rose: (one) => isWhole && one.now.clicks > one.before.clicks,
			near_first_page: (one) => (one.now.position ?? 0) > 10.5 && (one.now.position ?? 0) <= 20.5,
			several_pages: (one) => one.now.pages > 1,
			branded: ({ text }) => text.includes('bakery'),
			other: ({ text }) => !text.includes('bakery'),
		};
		const wanted = listed.filter(fits[view]);
		if (wanted.length > 0) nonempty.add(view);
		const answer = await ask({
			...{ date_from: formatDay(now.from), date_to: formatDay(now.to), view },
			...{ compare_from: formatDay(before.from), compare_to: formatDay(before.to) },
		});
		const shown = (one: (typeof all)[number]) => ({
			...{ keyword: one.text, is_tracked: one.isTracked, pages: one.now.pages },
			...{ clicks: one.now.clicks, impressions: one.now.impressions },
			average_position: one.now.position === null ? null : Number(one.now.position.toFixed(2)),
			before: { clicks: one.before.clicks, impressions: one.before.impressions },
		});
		const expected = wanted
			.toSorted(
				(one, other) =>
					other.now.clicks - one.now.clicks ||
					other.now.impressions - one.now.impressions ||
					one.id - other.id,
			)
			.map(shown);
		expect(answer.queries, `${view} ${formatDay(now.from)} ${length}`).toMatchObject(expected);
		expect(answer.queries).toHaveLength(expected.length);
		expect(answer.total).toBe(expected.length);
		// The sums are those of the rows, and the counts those of the views.
		const sum = (of: (one: (typeof all)[number]) => number) =>
			wanted.reduce((total, one) => total + of(one), 0);
		expect(answer.summary).toMatchObject({
			...{ queries: wanted.length, clicks: sum((one) => one.now.clicks) },
			...{ impressions: sum((one) => one.now.impressions) },
			before: { clicks: sum((one) => one.before.clicks) },
			views: {
				tracked: listed.filter(fits.tracked).length,
				new: isWhole ? listed.filter(fits.new).length : null,
				lost: isWhole ? listed.filter(fits.lost).length : null,
				fell: isWhole ? listed.filter(fits.fell).length : null,
				near_first_page: listed.filter(fits.near_first_page).length,
			},
		});
		const counted = Object.values(answer.summary?.places ?? {}).reduce((all, one) => all + one, 0);
		expect(counted).toBe(wanted.length);
	}
	expect(nonempty).toEqual(new Set(queryViews));
});

onEachEngine('queries are filtered, sorted and paged on the server', async (database) => {
	const { ask, asked, app, apiKey, rankings, target } = await siteWithQueries(
		database,
		createRandom(3),
	);
	const names = async (parameters: object) =>
		(await ask(parameters)).queries.map(({ keyword }) => keyword);
	const all = await names({});
	expect(all.length).toBeGreaterThan(30);
	const spelt = all.filter((name) => name.startsWith('Spelt') && !name.includes('7'));
	expect(await names({ contains: 'SPELT  bre -7' })).toEqual(spelt);
	// Signs of patterns are letters like others, and width makes no difference.
	expect(await names({ contains: '%' })).toEqual(all.filter((name) => name.includes('%')));
	expect(await names({ contains: '_' })).toEqual(all.filter((name) => name.includes('_')));
	expect((await names({ contains: 'ﾗｲ麦' })).length).toBeGreaterThan(3);
	expect(await names({ contains: 'nothing like it' })).toEqual([]);
	// The parts of any order together are the whole, each query once.
	for (const sort_col of ['clicks', 'position_change', 'average_position', 'rank', 'keyword']) {
		const order = { sort_col, sort_dir: 'asc', compare: 'before' };
		const whole = await names(order);
		const parts = [0, 13, 26, 39].map((offset) => names({ ...order, offset, limit: 13 }));
		expect((await Promise.all(parts)).flat(), sort_col).toEqual(whole);
		expect(new Set(whole).size).toBe(whole.length);
	}
	const positions = (await ask({ sort_col: 'average_position', sort_dir: 'asc' })).queries;
	const known = positions.flatMap(({ average_position: position }) => position ?? []);
	expect(known).toEqual(known.toSorted((one, other) => one - other));
	const later = await ask({ offset: 5, limit: 5 });
	expect(later.summary).toBeNull();
	expect(later.total).toBe(all.length);
	// The figures of a page are those that its queries had on that page alone.
	const page = await ask({ url: `${base}/b`, compare: 'before' });
	const { from, to } = {
		from: parseDay(page.meta.date_from) ?? 0,
		to: parseDay(page.meta.date_to) ?? 0,
	};
	const { clicks } = await database
		.selectFrom('search_page_day')
		.innerJoin('page', 'page.id', 'search_page_day.page_id')
		.select(({ fn }) => fn.sum<number>('clicks').as('clicks'))
		.where('page.url', '=', `${base}/b`)
		.where('search_page_day.site_id', '=', target.siteId)
		.where('day', '>=', from)
		.where('day', '<=', to)
		.executeTakeFirstOrThrow();
	expect(page.summary?.clicks).toBe(Number(clicks));
	expect(page.total).toBeLessThan(all.length);
	expect(
		page.queries.every(({ impressions, before }) => impressions + (before?.impressions ?? 0) > 0),
	).toBe(true);
	// A query that nobody tracks has details too, if they are asked for.
	const { keyword } = (await ask({})).queries.find(({ is_tracked }) => !is_tracked) ?? {};
	const dates = { date_from: page.meta.date_from, date_to: page.meta.date_to, keyword };
	expect((await rankings(dates)).keywords).toEqual([]);
	const [untracked] = (await rankings({ ...dates, untracked: true })).keywords;
	expect(untracked).toMatchObject({ keyword });
	// Without a fair comparison nothing is new, lost or fallen.
	expect(await names({ view: 'fell' })).toEqual([]);
	const unlike = { compare_from: '2026-01-01', compare_to: '2026-01-28' };
	expect((await ask({ ...unlike, view: 'new' })).queries).toEqual([]);
	expect((await ask(unlike)).summary?.views).toMatchObject({ new: null, lost: null, rose: null });
	const refused = await app.inject({
		url: `/api/v3/search/queries?site_global_key=${asked.site_global_key}&view=all`,
		headers: { authorization: `Bearer ${apiKey}` },
	});
	expect(refused.statusCode).toBe(400);
});
