import {
	type Comparison,
	comparisons,
	devices,
	knownDays,
	periodLengths,
	periodsOf,
	type Rankings,
	type SearchPages,
	type SearchQueries,
	type SearchSplit,
	type SearchTotals,
	usualPeriod,
} from '@plumbline/core/api';
import { type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { type Day, type DayRange, formatDay, parseDay } from '../facts/day.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { storeSplit } from '../facts/store-split.store.ts';
import { databaseUrl, onEachEngine } from '../testing/database.ts';
import { rankingsApp, rankingsPath } from '../testing/rankings-app.ts';
import { createRandom, type Random } from '../testing/simulated-clicks.ts';

const today = parseDay('2026-11-26') ?? 0;
const firstDay = today - 540;
const base = 'https://bakery.example/';
const paths = [
	'rye',
	'rye/whole',
	'ryegrass',
	'Rolls',
	'cakes?page=2',
	'visit/100%25',
	'ライ麦/パン',
];
const queries = ['rye bread', 'bakery', 'rolls', '100% rye cake', 'open on sunday', 'ライ麦パン'];

const countries = ['us', 'jp', 'de', 'zz'];

const datesOf = ({ from, to }: DayRange) => ({
	date_from: formatDay(from),
	date_to: formatDay(to),
});
const comparedDatesOf = ({ from, to }: DayRange) => ({
	compare_from: formatDay(from),
	compare_to: formatDay(to),
});

async function connectedApp(database: Database) {
	const given = await rankingsApp(database, {}, { engine: 'google' });
	const { siteId, engineId } = given.site;
	const { id: connectionId } = await database
		.insertInto('connection')
		.values({
			site_id: siteId,
			engine_id: engineId,
			source: 'google-search-console',
			settings: '{}',
			credentials: null,
			created_ms: 0,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const ask = async <Answer>(url: string, parameters: object): Promise<Answer> => {
		const response = await given.ask(url, { granularity: 'monthly', ...parameters });
		expect(response.json()).not.toHaveProperty('detail');
		return response.json();
	};
	const totals = (range: DayRange, more: object = {}) =>
		ask<SearchTotals>('/api/v3/search/totals', { ...datesOf(range), ...more });
	return {
		...given,
		target: { siteId, engineId },
		connection: { site_id: siteId, connection_id: connectionId },
		totals,
		/** The gaps of all days that a period may need, as the console asks for them. */
		gaps: async (on: Day) => (await totals(knownDays(on))).meta.coverage,
		pages: (parameters: object) => {
			// The list of pages has no steps.
			const { granularity: _, ...asked } = { granularity: undefined, limit: 100, ...parameters };
			return ask<SearchPages>('/api/v3/search/pages', asked);
		},
		split: (parameters: object) => {
			const { granularity: _, ...asked } = { granularity: undefined, ...parameters };
			return ask<SearchSplit>('/api/v3/search/countries_and_devices', asked);
		},
		queries: (parameters: object) =>
			ask<SearchQueries>('/api/v3/search/queries', { limit: 100, ...parameters }),
		rankings: (parameters: object) => ask<Rankings>(rankingsPath, parameters),
	};
}

type App = Awaited<ReturnType<typeof connectedApp>>;

/** Random figures with gaps: two days that nobody read, and three that Google still corrects. */
async function storeRandomFigures(database: Database, app: App, random: Random) {
	const upTo = (most: number) => Math.floor(random() * most);
	const days = Array.from({ length: today - 1 - firstDay }, (_, place) => firstDay + place);
	const sums = (day: Day, most: number) => {
		const impressions = 1 + upTo(most);
		const clicks = upTo(impressions);
		return { day, impressions, clicks, positionSum: impressions * (1 + upTo(30)) };
	};
	const some = <One>(all: readonly One[]) => all.filter(() => random() < 0.7);
	const unread = [days[100], days[500]];
	const read = days.filter((day) => !unread.includes(day));
	await storeFacts(database, app.target, {
		siteSearch: read.map((day) => sums(day, 3000)),
		pageSearch: read.flatMap((day) =>
			some(paths).map((path) => ({ ...sums(day, 500), url: base + path })),
		),
		search: read.flatMap((day) =>
			some(queries).map((keyword) => ({ ...sums(day, 300), keyword, days: 1 })),
		),
		searchPages: read.flatMap((day) =>
			some(queries).flatMap((keyword) =>
				some(paths).map((path) => ({ ...sums(day, 90), keyword, url: base + path, days: 1 })),
			),
		),
	});
	// Half a year was read before somebody turned that on, and then by country alone at first.
	const splitFrom = firstDay + 180;
	const splitDays = read.filter((day) => day >= splitFrom);
	const split = splitDays.flatMap((day) =>
		some(countries).flatMap((country) =>
			day < splitFrom + 60
				? [{ ...sums(day, 900), country, device: '' }]
				: some(devices).map((device) => ({ ...sums(day, 300), country, device })),
		),
	);
	await storeSplit(database, app.target, splitDays, split);
	const states = read.map((day) => ({
		...app.connection,
		day,
		is_final: day < today - 4 ? 1 : 0,
		read_ms: 1,
	}));
	await database.insertInto('connection_day').values(states).execute();
}

interface Row {
	readonly name: string;
	readonly clicks: unknown;
	readonly impressions: unknown;
	readonly position: unknown;
}

/** The figures by name, from the stored rows alone. */
async function rawFigures(
	database: Database,
	{ siteId, engineId }: App['target'],
	{ from, to }: DayRange,
) {
	const of = async (name: RawBuilder<unknown>, rows: RawBuilder<unknown>, table: string) => {
		const found = await sql<Row>`
			select ${name} as name, sum(one.clicks) as clicks, sum(one.impressions) as impressions,
				sum(one.position_sum) as position
			from ${rows} where one.site_id = ${siteId} and one.engine_id = ${engineId}
				and one.day between ${from} and ${to} group by ${name}`.execute(database);
		return found.rows.map((row) => [
			`${table} ${row.name}`,
			figures(
				Number(row.clicks),
				Number(row.impressions),
				Number(row.position) / Number(row.impressions),
			),
		]);
	};
	return Object.fromEntries([
		...(await of(sql.raw('one.site_id'), sql.raw('site_search_day as one'), 'site')),
		...(await of(
			sql.raw('page.url'),
			sql.raw('page_search_day as one join page on page.id = one.page_id'),
			'page',
		)),
		...(await of(
			sql.raw('keyword.text'),
			sql.raw('search_day as one join keyword on keyword.id = one.keyword_id'),
			'query',
		)),
	]);
}

const figures = (clicks: number, impressions: number, position: number) => ({
	clicks,
	impressions,
	position: position.toFixed(2),
});

interface Named {
	readonly name: string;
	readonly figures:
		| {
				readonly clicks: number;
				readonly impressions: number;
				readonly average_position: number | null;
		  }
		| null
		| undefined;
}

interface StoredRow {
	readonly table: string;
	readonly url: string;
	readonly query: string;
	readonly day: number;
	readonly clicks: number;
	readonly impressions: number;
	readonly position: number;
}

/** Every stored row, for sums of segments that share nothing with the server. */
async function storedRows(database: Database, { siteId, engineId }: App['target']) {
	const { rows } = await sql<StoredRow>`
		select 'site' as ${sql.ref('table')}, '' as url, '' as query, day, clicks, impressions,
			position_sum as position
		from site_search_day where site_id = ${siteId} and engine_id = ${engineId}
		union all select 'pages', page.url, '', day, clicks, impressions, position_sum
		from page_search_day as one join page on page.id = one.page_id
		where one.site_id = ${siteId} and one.engine_id = ${engineId}
		union all select 'queries', '', keyword.text, day, clicks, impressions, position_sum
		from search_day as one join keyword on keyword.id = one.keyword_id
		where one.site_id = ${siteId} and one.engine_id = ${engineId}
		union all select 'page_queries', page.url, keyword.text, day, clicks, impressions, position_sum
		from search_page_day as one join page on page.id = one.page_id
		join keyword on keyword.id = one.keyword_id
		where one.site_id = ${siteId} and one.engine_id = ${engineId}
	`.execute(database);
	return rows;
}

/** Conditions as people write them, and as the names of paths and queries that they mean. */
const conditionsOnPages: readonly (readonly [string, (path: string) => boolean])[] = [
	['folder:/rye/', (path) => path === 'rye' || path === 'rye/whole'],
	['-folder:/rye', (path) => path !== 'rye' && path !== 'rye/whole'],
	['folder:/cakes', (path) => path === 'cakes?page=2'],
	['folder:/ライ麦/', (path) => path === 'ライ麦/パン'],
	['folder:/', () => true],
	['page:rOLL', (path) => path === 'Rolls'],
	['page:ライ麦', (path) => path === 'ライ麦/パン'],
	['page:100%', (path) => path === 'visit/100%25'],
	[
		'page~^https://[^/]+/(rye|cakes)\\b',
		(path) => ['rye', 'rye/whole', 'cakes?page=2'].includes(path),
	],
	['-page~/[a-z]+$', (path) => !/^(rye|ryegrass|rolls|.*\/whole)$/i.test(path)],
];
const conditionsOnQueries: readonly (readonly [string, (query: string) => boolean])[] = [
	['query:RYE', (query) => query.includes('rye')],
	['-query:"on sunday"', (query) => query !== 'open on sunday'],
	['query:100%', (query) => query === '100% rye cake'],
	['query:_', () => false],
	['query~^r.*s$|パン', (query) => query === 'rolls' || query === 'ライ麦パン'],
	['-query~\\b(bread|cake)\\b', (query) => !/bread|cake/.test(query)],
	['brand', (query) => query === 'bakery'],
	['-brand', (query) => query !== 'bakery'],
];

/** The endpoints and the stored rows agree about one segment of a range. */
async function expectSegment(
	app: App,
	rows: readonly StoredRow[],
	range: DayRange,
	random: Random,
): Promise<string> {
	const one = <One>(all: readonly One[]) => all[Math.floor(random() * 2 * all.length)];
	const [ofPages, ofQueries] = [one(conditionsOnPages), one(conditionsOnQueries)];
	const segment = [ofPages, ofQueries].flatMap((condition) => condition?.[0] ?? []).join(' ');
	const pathOf = (url: string) => decodeURI(url.slice(base.length)).replace('100%', '100%25');
	const fitting = (table: string) =>
		rows.filter(
			(row) =>
				row.table === table &&
				row.day >= range.from &&
				row.day <= range.to &&
				(row.url === '' || (ofPages?.[1](pathOf(row.url)) ?? true)) &&
				(row.query === '' || (ofQueries?.[1](row.query) ?? true)),
		);
	const sumOf = (some: readonly StoredRow[]) => {
		const sum = (of: 'clicks' | 'impressions' | 'position') =>
			some.reduce((total, row) => total + Number(row[of]), 0);
		return figures(sum('clicks'), sum('impressions'), sum('position') / sum('impressions'));
	};
	const byName = (table: string, name: 'url' | 'query') =>
		Object.fromEntries(
			[...Map.groupBy(fitting(table), (row) => row[name])].map(([key, some]) => [key, sumOf(some)]),
		);
	const namesOf = (all: readonly Named[]) => Object.fromEntries(all.flatMap(answered));
	const asked = { ...datesOf(range), ...(segment && { segment }) };
	const [totals, { meta, pages }, { queries, summary }] = await Promise.all([
		app.totals(range, segment ? { segment } : {}),
		app.pages(asked),
		app.queries(asked),
	]);
	const ofBoth = ofPages ? 'page_queries' : 'queries';
	const ofSite = ofPages ? 'pages' : 'site';
	const basis = ofQueries ? ofBoth : ofSite;
	const ofList = ofQueries ? 'page_queries' : 'pages';
	expect([totals.meta.basis, meta.basis, meta.segment], segment).toEqual([
		...[basis, ofList, segment || null],
	]);
	expect(namesOf([{ name: 'all', figures: totals.totals }]).all, segment).toEqual(
		fitting(basis).length === 0 ? undefined : sumOf(fitting(basis)),
	);
	expect(namesOf(pages.map((page) => ({ name: page.url, figures: page }))), segment).toEqual(
		byName(ofList, 'url'),
	);
	expect(namesOf(queries.map((one) => ({ name: one.keyword, figures: one }))), segment).toEqual(
		byName(ofBoth, 'query'),
	);
	expect(namesOf([{ name: 'all', figures: summary }]).all, segment).toEqual(
		fitting(ofBoth).length === 0 ? undefined : sumOf(fitting(ofBoth)),
	);
	return basis;
}

interface SplitDay {
	readonly day: number;
	readonly country: string;
	readonly device: string;
	readonly clicks: number;
	readonly impressions: number;
	readonly position: number;
}

const conditionsOnSearchers: readonly (readonly [string, (row: SplitDay) => boolean])[] = [
	['country:jp', ({ country }) => country === 'jp'],
	['-country:us', ({ country }) => country !== '' && country !== 'us'],
	['country:fr', () => false],
	['device:mobile', ({ device }) => device === 'mobile'],
	['-device:TABLET', ({ device }) => device !== '' && device !== 'tablet'],
	['country:US device:desktop', (row) => row.country === 'us' && row.device === 'desktop'],
	['', () => true],
];

/** The endpoints and the stored rows agree about countries and devices, and show nothing else. */
async function expectSplit(
	app: App,
	rows: readonly SplitDay[],
	range: DayRange,
	place: number,
): Promise<void> {
	const [segment, fits] = conditionsOnSearchers[place % conditionsOnSearchers.length]!;
	const asked = { ...datesOf(range), ...(segment && { segment }) };
	const fitting = rows.filter((row) => row.day >= range.from && row.day <= range.to && fits(row));
	const sumOf = (some: readonly SplitDay[]) => {
		const sum = (of: 'clicks' | 'impressions' | 'position') =>
			some.reduce((total, row) => total + Number(row[of]), 0);
		return figures(sum('clicks'), sum('impressions'), sum('position') / sum('impressions'));
	};
	const by = (name: 'country' | 'device') =>
		Object.fromEntries(
			[...Map.groupBy(fitting, (row) => row[name])].flatMap(([key, some]) =>
				key === '' ? [] : [[key, sumOf(some)]],
			),
		);
	const split = await app.split(asked);
	expect(split.meta.basis).toBe('split');
	for (const [name, list] of [
		['country', split.countries] as const,
		['device', split.devices] as const,
	]) {
		const listed = list.rows.map((one) => ({ name: one.name, figures: one }));
		expect(Object.fromEntries(listed.flatMap(answered)), `${segment} ${name}`).toEqual(by(name));
		const listedRows = fitting.filter((row) => row[name] !== '');
		expect(Object.fromEntries(answered({ name: 'all', figures: list.totals }))).toEqual(
			listedRows.length === 0 ? {} : { all: sumOf(listedRows) },
		);
	}
	if (segment === '') return;
	const totals = await app.totals(range, { segment });
	expect(totals.meta.basis).toBe('split');
	expect(Object.fromEntries(answered({ name: 'all', figures: totals.totals })), segment).toEqual(
		fitting.length === 0 ? {} : { all: sumOf(fitting) },
	);
	const both = { ...asked, segment: `${segment} folder:/rye` };
	const [{ pages, meta }, { queries, summary }, ofFolder, lists] = await Promise.all([
		app.pages(asked),
		app.queries(asked),
		app.totals(range, { segment: both.segment }),
		app.split(both),
	]);
	const isEmpty = [pages, queries, lists.countries.rows, lists.devices.rows].flat().length === 0;
	expect([meta.basis, ofFolder.meta.basis, lists.meta.basis, isEmpty, summary]).toEqual([
		...['nothing', 'nothing', 'nothing', true, null],
	]);
	expect(ofFolder.totals).toMatchObject({ clicks: 0, impressions: 0 });
}

/** The figures of an endpoint in the same form; what had no impressions is left out. */
function answered({ name, figures: given }: Named) {
	if (!given || given.impressions === 0) return [];
	const { clicks, impressions, average_position: position } = given;
	return [[name, figures(clicks, impressions, position ?? Number.NaN)]];
}

onEachEngine(
	'every screen sums what is stored, whatever the period, the comparison and the segment',
	async (database, url) => {
		const app = await connectedApp(database);
		// The statements are the same, and PostgreSQL takes ten times as long.
		const rounds = url.startsWith('sqlite') ? 40 : 12;
		const [random, ofSegments] = [createRandom(20_261_136), createRandom(38)];
		await storeRandomFigures(database, app, createRandom(20_261_126));
		const gaps = await app.gaps(today);
		const site = `site ${app.target.siteId}`;
		const reasons = new Set<string | null>();
		const rows = await storedRows(database, app.target);
		const { rows: splitDays } = await sql<SplitDay>`
			select day, country, device, clicks, impressions, position_sum as position
			from search_split_day
			where site_id = ${app.target.siteId} and engine_id = ${app.target.engineId}
		`.execute(database);
		const bases = new Set<string>();
		const sumsOf = async (
			range: DayRange,
			{ pages, keywords }: { pages: readonly Named[]; keywords: readonly Named[] },
		) => {
			const { totals } = await app.totals(range);
			const answers = [{ name: site, figures: totals }, ...pages, ...keywords];
			expect(Object.fromEntries(answers.flatMap(answered))).toEqual(
				await rawFigures(database, app.target, range),
			);
		};
		for (let round = 0; round < rounds; round++) {
			const period = randomPeriod(random);
			// Each is asked for a third of the periods, which is often enough for every reason.
			for (const comparison of [...comparisons, randomDays(random)].filter(
				(_, place) => place % 3 === round % 3,
			)) {
				const choice = { period, comparison, showsFresh: false };
				const { before, notCompared, period: days } = periodsOf(choice, today, gaps);
				reasons.add(notCompared);
				bases.add(await expectSegment(app, rows, before ?? days, ofSegments));
				await expectSplit(app, splitDays, before ?? days, round);
				const asked = { ...datesOf(days), ...(before && comparedDatesOf(before)) };
				const [{ pages }, { keywords }] = await Promise.all([
					app.pages(asked),
					app.rankings(asked),
				]);
				const url = (one: { url: string }) => `page ${one.url}`;
				const query = (one: { keyword: string }) => `query ${one.keyword}`;
				// The period is the same in every comparison.
				if (before === null) {
					await sumsOf(days, {
						pages: pages.map((one) => ({ name: url(one), figures: one })),
						keywords: keywords.map((one) => ({ name: query(one), figures: one.webmaster_metrics })),
					});
				} else {
					await sumsOf(before, {
						pages: pages.map((one) => ({ name: url(one), figures: one.before })),
						keywords: keywords.map((one) => ({ name: query(one), figures: one.before })),
					});
				}
			}
		}
		expect(bases).toEqual(new Set(['site', 'pages', 'queries', 'page_queries']));
		if (rounds < 40) return;
		expect(reasons).toEqual(new Set([null, 'not_wanted', 'no_figures', 'overlap', 'unlike']));
	},
	300_000,
);

function randomPeriod(random: Random) {
	const length = periodLengths[Math.floor(random() * 2 * periodLengths.length)];
	return length ?? randomDays(random);
}

function randomDays(random: Random): DayRange {
	const from = firstDay - 60 + Math.floor(random() * 600);
	return { from, to: from + Math.floor(random() * 200) };
}

onEachEngine('days that were not read by country are missing, not zero', async (database) => {
	const app = await connectedApp(database);
	await storeRandomFigures(database, app, createRandom(4));
	const range = { from: firstDay + 170, to: firstDay + 189 };
	const gaps = async (segment: string) => {
		const { meta } = await app.totals(range, { segment, granularity: 'daily' });
		return meta.coverage.missing.map(
			({ from, to }) => (parseDay(to) ?? 0) - (parseDay(from) ?? 0) + 1,
		);
	};
	expect(await gaps('country:jp')).toEqual([10]);
	// The first sixty days were read by country alone.
	expect(await gaps('country:jp -device:tablet')).toEqual([20]);
	const { countries, devices: kinds, meta } = await app.split(datesOf(range));
	expect(
		[meta.coverage, countries.coverage, kinds.coverage].map((one) => one.missing.length),
	).toEqual([...[0, 1, 1]]);
	expect(countries.coverage.missing).toEqual([
		{ from: formatDay(range.from), to: formatDay(range.from + 9) },
	]);
	expect(kinds.rows).toEqual([]);
});

onEachEngine('the server names the same days as the console', async (database) => {
	const app = await connectedApp(database);
	await storeRandomFigures(database, app, createRandom(1));
	const gaps = await app.gaps(today);
	const named: readonly Comparison[] = ['before', 'year'];
	for (const period of periodLengths) {
		for (const comparison of named) {
			const choice = { period, comparison, showsFresh: false };
			const days = periodsOf(choice, today, gaps);
			const whole = { date_from: undefined, date_to: undefined };
			const { meta } = await app.pages({ ...whole, days: period, compare: comparison });
			expect(meta).toMatchObject({
				...datesOf(days.period),
				...(days.before && comparedDatesOf(days.before)),
			});
			const { meta: ranked } = await app.rankings({ ...datesOf(days.period), compare: comparison });
			expect(ranked).toMatchObject(days.before ? comparedDatesOf(days.before) : {});
		}
	}
});

test('a site that does not change shows no change on any day', {
	timeout: 300_000,
}, async (context) => {
	const database = await openDatabase(await databaseUrl('sqlite', context));
	onTestFinished(() => database.destroy());
	const app = await connectedApp(database);
	const weekdays = [40, 100, 105, 103, 98, 90, 55];
	const usual = (day: Day) => (weekdays[day % 7] ?? 0) * 10;
	const sums = (day: Day, clicks: number) => ({
		...{ day, clicks, impressions: clicks * 20, positionSum: clicks * 100 },
	});
	const store = (days: readonly { day: Day; clicks: number }[]) =>
		storeFacts(database, app.target, {
			siteSearch: days.map(({ day, clicks }) => sums(day, clicks)),
		});
	const read = async (day: Day, isFinal: boolean) => {
		const state = { ...app.connection, day, is_final: isFinal ? 1 : 0, read_ms: 1 };
		await database
			.insertInto('connection_day')
			.values(state)
			.onConflict((one) =>
				one.columns(['site_id', 'connection_id', 'day']).doUpdateSet({ is_final: state.is_final }),
			)
			.execute();
	};
	const start = today - 90;
	const past = Array.from({ length: 460 }, (_, ago) => start - 5 - ago);
	await store(past.map((day) => ({ day, clicks: usual(day) })));
	for (const day of past) await read(day, true);
	const choices = ([7, usualPeriod, 91] as const).flatMap((period) =>
		(['before', 'year'] as const).map((comparison) => [period, comparison] as const),
	);
	let compared = 0;
	for (let on = start; on < today; on++) {
		// Two days late, and the newest days have a part of their clicks.
		const fresh = [on - 4, on - 3, on - 2];
		await store(fresh.map((day, place) => ({ day, clicks: (usual(day) * (3 - place)) / 5 })));
		for (const day of fresh) await read(day, false);
		await store([{ day: on - 5, clicks: usual(on - 5) }]);
		await read(on - 5, true);
		const gaps = await app.gaps(on);
		// A choice a day: after 42 days each has met each day of the week.
		const [period, comparison] = choices[on % choices.length]!;
		const days = periodsOf({ period, comparison, showsFresh: true }, on, gaps);
		if (days.before === null || days.notCompared !== null) continue;
		compared++;
		const [now, then] = [await app.totals(days.period), await app.totals(days.before)];
		expect(now.totals, `${formatDay(on)} ${period} ${comparison}`).toEqual(then.totals);
	}
	expect(compared).toBe(90);
});
