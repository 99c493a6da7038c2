import { expect, onTestFinished } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { dayAt, formatDay } from '../../facts/day.ts';
import { connectedSite } from '../../testing/connected-site.ts';
import { onEachEngine } from '../../testing/database.ts';
import { type FakeGoogleSettings, startFakeGoogle } from '../../testing/fake-google/fake-google.ts';
import { fakeClient } from '../../testing/fake-google/fake-sign-in.ts';
import type { SyncProgress, SyncWork } from '../source.ts';
import { googleSearchConsole } from './google-search-console.source.ts';

const noon = Date.parse('2026-11-20T20:00:00Z');
const today = dayAt(noon, 'America/Los_Angeles');

interface Setup extends FakeGoogleSettings {
	readonly property?: string;
	readonly now?: () => number;
	readonly onProgress?: (progress: SyncProgress) => void;
	readonly signal?: AbortSignal;
}

/** A site with five days in Search Console. */
async function searchConsoleSite(database: Database, setup: Setup = {}) {
	const { property = 'sc-domain:example.com', now = () => noon, data, ...more } = setup;
	const fake = await startFakeGoogle({
		nowMs: now,
		...more,
		data: { firstDay: today - 5, queries: 12, ...data },
	});
	onTestFinished(() => fake.close());
	const work = await connectedSite(database, {
		source: googleSearchConsole.name,
		settings: { property, baseUrl: fake.url },
		credentials: { kind: 'oauth', ...fakeClient, refreshToken: '1//fake-refresh-token' },
		now,
		...more,
	});
	const asked = (path: string) => fake.requests.filter((request) => request.path.endsWith(path));
	return { fake, work, asked };
}

function daysOf(database: Database, table: 'search_day' | 'search_page_day' | 'site_search_day') {
	return database
		.selectFrom(table)
		.select('day')
		.select(({ fn }) => fn.countAll<number>().as('rows'))
		.select(({ fn }) => fn.sum<number>('impressions').as('impressions'))
		.groupBy('day')
		.orderBy('day')
		.execute();
}

async function snapshot(database: Database) {
	const tables = [
		'search_day',
		'search_page_day',
		'page_search_day',
		'site_search_day',
		'search_month',
	] as const;
	const rows = await Promise.all(
		tables.map(async (table) => {
			const found = await database.selectFrom(table).selectAll().execute();
			return found.map((row) => JSON.stringify(row)).toSorted();
		}),
	);
	return rows;
}

async function coverage(database: Database, { connection }: SyncWork) {
	const rows = await database
		.selectFrom('connection_day')
		.select(['day', 'is_final'])
		.where('connection_id', '=', connection.id)
		.orderBy('day', 'desc')
		.execute();
	return rows.map(({ day, is_final }) => ({ date: formatDay(day), isFinal: is_final === 1 }));
}

onEachEngine('reads every available day, and knows which are incomplete', async (database) => {
	const { work, asked } = await searchConsoleSite(database);
	const { stored, notes } = await googleSearchConsole.sync(work);
	for (const table of ['search_day', 'search_page_day', 'site_search_day'] as const) {
		const days = (await daysOf(database, table)).map(({ day }) => day);
		expect(days).toEqual([5, 4, 3, 2, 1].map((ago) => today - ago));
	}
	expect(stored).toBeGreaterThan(100);
	expect(notes.join('\n')).toMatch(/2026-11-18 on are incomplete.*withholds rare queries: \d+ %/s);
	const days = await coverage(database, work);
	expect(days.length).toBeGreaterThan(480);
	expect(days.slice(0, 3)).toEqual([
		{ date: '2026-11-19', isFinal: false },
		{ date: '2026-11-18', isFinal: false },
		{ date: '2026-11-17', isFinal: true },
	]);
	// One for hours, one for the totals, three for each day; days without impressions cost nothing.
	expect(asked('/query')).toHaveLength(17);
});

onEachEngine('the two series are kept apart, as are the totals of the site', async (database) => {
	const { work } = await searchConsoleSite(database);
	await googleSearchConsole.sync(work);
	const sums = async (table: Parameters<typeof daysOf>[1]) =>
		(await daysOf(database, table)).map(({ impressions }) => Number(impressions));
	const [queries, pages, site] = [
		await sums('search_day'),
		await sums('search_page_day'),
		await sums('site_search_day'),
	];
	for (const index of queries.keys()) {
		expect(pages[index]).toBeGreaterThan(queries[index] ?? 0);
		expect(site[index]).toBeGreaterThan(queries[index] ?? 0);
	}
});

onEachEngine(
	'a second run reads the last five days again, and changes nothing',
	async (database) => {
		const { work, fake, asked } = await searchConsoleSite(database, {
			data: { firstDay: today - 20 },
		});
		await googleSearchConsole.sync(work);
		const before = await snapshot(database);
		fake.requests.length = 0;
		await googleSearchConsole.sync(work);
		expect(await snapshot(database)).toEqual(before);
		expect(asked('/query')).toHaveLength(17);
	},
);

onEachEngine('a stopped run resumes where it stopped', async (database) => {
	const stop = new AbortController();
	const { work, fake, asked } = await searchConsoleSite(database, {
		data: { firstDay: today - 20 },
		signal: stop.signal,
		onProgress: ({ done }) => done === 12 && stop.abort(new Error('stopped')),
	});
	await expect(googleSearchConsole.sync(work)).rejects.toThrow('stopped');
	expect(await coverage(database, work)).toHaveLength(12);
	fake.requests.length = 0;
	await googleSearchConsole.sync({ ...work, signal: new AbortController().signal });
	expect((await daysOf(database, 'search_day')).map(({ day }) => day)).toHaveLength(20);
	// Hours, totals, five days again, and the eight that were missing.
	expect(asked('/query')).toHaveLength(2 + 3 * 5 + 3 * 8);
});

onEachEngine(
	'a quota that runs out keeps what was read, and says when to continue',
	async (database) => {
		const { work, fake } = await searchConsoleSite(database, {
			onProgress: ({ done }) => done === 2 && fake.fail('quotaExceeded', { path: '/query' }),
		});
		await expect(googleSearchConsole.sync(work)).rejects.toMatchObject({
			failure: 'quota',
			retryAfterMs: 900_000,
		});
		expect(await coverage(database, work)).toHaveLength(2);
		expect(await daysOf(database, 'search_day')).toHaveLength(2);
		await googleSearchConsole.sync({ ...work, onProgress: () => undefined });
		expect(await daysOf(database, 'search_day')).toHaveLength(5);
	},
);

onEachEngine('a day that loses queries loses their rows', async (database) => {
	const full = await searchConsoleSite(database);
	await googleSearchConsole.sync(full.work);
	const before = await daysOf(database, 'search_day');
	const fewer = await searchConsoleSite(database, { data: { queries: 3 } });
	await googleSearchConsole.sync(fewer.work);
	const after = await daysOf(database, 'search_day');
	expect(after).toHaveLength(before.length);
	expect(Number(after[0]?.rows)).toBeLessThan(Number(before[0]?.rows));
});

onEachEngine('a day that becomes empty loses all its rows', async (database) => {
	await googleSearchConsole.sync((await searchConsoleSite(database)).work);
	const gone = await searchConsoleSite(database, { data: { lastDay: today - 3 } });
	await googleSearchConsole.sync(gone.work);
	for (const table of ['search_day', 'search_page_day', 'site_search_day'] as const) {
		const days = (await daysOf(database, table)).map(({ day }) => day);
		expect(days).toEqual([today - 5, today - 4, today - 3]);
	}
});

onEachEngine('the busiest pages are inspected, and join their canonicals', async (database) => {
	const { work, asked } = await searchConsoleSite(database);
	const { notes } = await googleSearchConsole.sync(work);
	const inspections = await database.selectFrom('page_inspection').selectAll().execute();
	expect(notes.at(-1)).toBe(`${inspections.length} pages were inspected.`);
	expect(asked('index:inspect')[0]?.body).toMatchObject({
		siteUrl: 'sc-domain:example.com',
		inspectionUrl: expect.stringMatching(/^https:\/\/www\.example\.com\//),
	});
	const indexed = inspections.find(({ verdict }) => verdict === 'PASS');
	expect(indexed).toMatchObject({
		coverage_state: 'Submitted and indexed',
		google_canonical: expect.stringMatching(/^https:/),
		last_crawl_ms: Date.parse('2026-11-01T10:20:30Z'),
		rich_results: expect.stringContaining('Breadcrumbs'),
	});
	const again = asked('index:inspect').length;
	await googleSearchConsole.sync(work);
	expect(asked('index:inspect')).toHaveLength(again);
});

onEachEngine('inspections that fail do not spoil the days', async (database) => {
	const { work, fake } = await searchConsoleSite(database);
	fake.fail('forbidden', { path: 'urlInspection', times: 100 });
	const { stored, notes } = await googleSearchConsole.sync(work);
	expect(stored).toBeGreaterThan(0);
	expect(notes.at(-1)).toMatch(/0 pages were inspected before it stopped: .*does not show/);
});

onEachEngine('a connection check names what does not work', async (database) => {
	const { work } = await searchConsoleSite(database);
	expect(await googleSearchConsole.check(work)).toEqual({
		works: true,
		detail: expect.stringContaining('5 of the last 14 days have impressions'),
	});
	const other = await searchConsoleSite(database, { property: 'sc-domain:other.com' });
	expect(await googleSearchConsole.check(other.work)).toMatchObject({
		works: false,
		problem: expect.stringContaining('cannot read sc-domain:other.com'),
		remedy: expect.stringContaining('plumbline connect google'),
	});
	const revoked = await searchConsoleSite(database);
	revoked.fake.revoke();
	expect(await googleSearchConsole.check(revoked.work)).toMatchObject({
		works: false,
		remedy: expect.stringContaining('plumbline connect google'),
	});
});
