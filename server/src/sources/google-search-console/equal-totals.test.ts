import { dayMs } from '@plumbline/core/time';
import { expect, onTestFinished } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { dayAt } from '../../facts/day.ts';
import { urlKey } from '../../facts/url-key.ts';
import { connectedSite } from '../../testing/connected-site.ts';
import { onEachEngine } from '../../testing/database.ts';
import { type FakeGoogleSettings, startFakeGoogle } from '../../testing/fake-google/fake-google.ts';
import { fakeClient } from '../../testing/fake-google/fake-sign-in.ts';
import { searchRows } from '../../testing/fake-google/search-rows.ts';
import { googleSearchConsole } from './google-search-console.source.ts';

const noon = Date.parse('2026-11-20T20:00:00Z');

/** A property and the site that reads it, with a clock that the test moves. */
async function readProperty(
	database: Database,
	data: NonNullable<FakeGoogleSettings['data']>,
	engineKey = 'google',
) {
	const clock = { nowMs: noon };
	const now = () => clock.nowMs;
	const fake = await startFakeGoogle({ nowMs: now, data });
	onTestFinished(() => fake.close());
	const work = await connectedSite(database, {
		source: googleSearchConsole.name,
		settings: { property: 'sc-domain:example.com', baseUrl: fake.url },
		credentials: { kind: 'oauth', ...fakeClient, refreshToken: '1//fake-refresh-token' },
		engineKey,
		now,
	});
	const sync = () => googleSearchConsole.sync(work);
	const shown = (dimension: 'date' | 'page', type = 'web') => {
		const today = dayAt(now(), 'America/Los_Angeles');
		const query = { fromDay: 0, toDay: today, country: null, device: null, type, today };
		return sumsBy(
			searchRows(fake.data, { ...query, dimensions: [dimension] }).map((row) => ({
				key: dimension === 'page' ? urlKey(row.keys[0] ?? '') : (row.keys[0] ?? ''),
				...row,
			})),
		);
	};
	return { clock, sync, shown };
}

function sumsBy(rows: readonly { key: string; clicks: number; impressions: number }[]) {
	const sums: Record<string, readonly [number, number]> = {};
	for (const { key, clicks, impressions } of rows) {
		const [ofClicks, ofImpressions] = sums[key] ?? [0, 0];
		sums[key] = [ofClicks + Number(clicks), ofImpressions + Number(impressions)];
	}
	return sums;
}

async function storedDays(database: Database) {
	const rows = await database.selectFrom('site_search_day').selectAll().execute();
	return sumsBy(
		rows.map(({ day, ...row }) => ({
			key: new Date(day * dayMs).toISOString().slice(0, 10),
			...row,
		})),
	);
}

async function storedPages(database: Database) {
	const rows = await database
		.selectFrom('page_search_day as fact')
		.innerJoin('page', 'page.id', 'fact.page_id')
		.select(['page.url_key as key'])
		.select(({ fn }) => [
			fn.sum<number>('fact.clicks').as('clicks'),
			fn.sum<number>('fact.impressions').as('impressions'),
		])
		.groupBy('page.url_key')
		.execute();
	return sumsBy(rows);
}

const clicksIn = (sums: ReturnType<typeof sumsBy>) =>
	Object.values(sums).reduce((sum, [clicks]) => sum + clicks, 0);

const today = dayAt(noon, 'America/Los_Angeles');

onEachEngine(
	'totals by day and page equal the property’s to the last click, also after Google corrected them',
	async (database) => {
		const data = { firstDay: today - 20, queries: 60, correctedDays: 5 };
		const { clock, sync, shown } = await readProperty(database, data);
		await sync();
		expect(await storedDays(database)).toEqual(shown('date'));
		expect(await storedPages(database)).toEqual(shown('page'));
		const early = clicksIn(await storedDays(database));
		clock.nowMs += 6 * dayMs;
		expect(await storedDays(database)).not.toEqual(shown('date'));
		await sync();
		expect(await storedDays(database)).toEqual(shown('date'));
		expect(await storedPages(database)).toEqual(shown('page'));
		const stored = [await storedDays(database), await storedPages(database)].map(clicksIn);
		expect(stored[0]).toBe(stored[1]);
		expect(stored[0]).toBeGreaterThan(early);
	},
);

onEachEngine('Discover and Google News have pages and days, but no queries', async (database) => {
	const data = { firstDay: today - 5, types: ['discover'] };
	const { sync, shown } = await readProperty(database, data, 'google__discover');
	const { notes } = await sync();
	expect(await storedDays(database)).toEqual(shown('date', 'discover'));
	expect(await storedPages(database)).toEqual(shown('page', 'discover'));
	expect(await database.selectFrom('search_day').selectAll().execute()).toEqual([]);
	expect(notes.join()).not.toContain('withholds');
	const inspected = await database.selectFrom('page_inspection').selectAll().execute();
	expect(inspected).toEqual([]);
});

onEachEngine('hours are read up to now, and add up to the days', async (database) => {
	const { sync, shown } = await readProperty(database, { firstDay: today - 20 });
	await sync();
	const hours = await database.selectFrom('site_search_hour').selectAll().execute();
	const zoneMs = 8 * 3_600_000;
	const byDay = sumsBy(
		hours.map((hour) => ({
			key: new Date(Number(hour.hour_ms) - zoneMs).toISOString().slice(0, 10),
			...hour,
		})),
	);
	const days = shown('date');
	for (const [day, sums] of Object.entries(byDay)) {
		if (day in days) expect([day, sums]).toEqual([day, days[day]]);
	}
	expect(Object.keys(byDay)).toHaveLength(10);
	expect(hours.some(({ is_final }) => is_final === 0)).toBe(true);
	await sync();
	expect(await database.selectFrom('site_search_hour').selectAll().execute()).toHaveLength(
		hours.length,
	);
});

onEachEngine('a site of 50,000 pages has the totals of its property', async (database) => {
	const data = { firstDay: today - 1, queries: 58_000, pages: 49_993, types: ['discover'] };
	const { sync, shown } = await readProperty(database, data, 'google__discover');
	await sync();
	const pages = await storedPages(database);
	const days = shown('date', 'discover');
	expect(Object.keys(pages).length).toBeGreaterThan(43_000);
	expect(pages).toEqual(shown('page', 'discover'));
	expect(clicksIn(pages)).toBe(clicksIn(days));
	expect(await storedDays(database)).toEqual(days);
});
