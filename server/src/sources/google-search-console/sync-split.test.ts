import { dayMs } from '@plumbline/core/time';
import { expect, onTestFinished } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { dayAt, formatDay } from '../../facts/day.ts';
import { connectedSite, testVault } from '../../testing/connected-site.ts';
import { onEachEngine } from '../../testing/database.ts';
import { type FakeGoogleSettings, startFakeGoogle } from '../../testing/fake-google/fake-google.ts';
import { fakeClient } from '../../testing/fake-google/fake-sign-in.ts';
import { findConnection } from '../connections.store.ts';
import type { SyncProgress, SyncWork } from '../source.ts';
import { chooseSplit, connectSeries } from './connect-series.ts';
import { googleSearchConsole } from './google-search-console.source.ts';

const noon = Date.parse('2026-11-20T20:00:00Z');
const today = dayAt(noon, 'America/Los_Angeles');

/** A property with forty days, and the site that reads it, with a clock that the test moves. */
async function splitSite(
	database: Database,
	split: readonly string[],
	setup: { engineKey?: string; data?: FakeGoogleSettings['data'] } = {},
) {
	const clock = { nowMs: noon };
	const now = () => clock.nowMs;
	const data = { firstDay: today - 40, queries: 30, correctedDays: 5, ...setup.data };
	const fake = await startFakeGoogle({ nowMs: now, data });
	onTestFinished(() => fake.close());
	const given = await connectedSite(database, {
		source: googleSearchConsole.name,
		settings: {
			property: 'sc-domain:example.com',
			baseUrl: fake.url,
			...(split.length > 0 && { split }),
		},
		credentials: { kind: 'oauth', ...fakeClient, refreshToken: '1//fake-refresh-token' },
		engineKey: setup.engineKey ?? 'google',
		now,
	});
	/** With the settings of this moment, as a job reads them. */
	const work = async (): Promise<SyncWork> => {
		const { siteId, id } = given.connection;
		const connection = await findConnection(database, siteId, id);
		return { ...given, connection: connection ?? given.connection };
	};
	return {
		clock,
		fake,
		work,
		sync: async () => googleSearchConsole.sync(await work()),
		/** Requests by country or device, as `from to`. */
		asked: () =>
			fake.requests.flatMap(({ body }) => {
				const { dimensions, startDate, endDate } = Object(body);
				const isSplit = /country|device/.test(String(dimensions));
				return isSplit ? [`${dimensions} ${startDate} ${endDate}`] : [];
			}),
	};
}

const tables = ['site_search_day', 'search_split_day'] as const;

/** Clicks and impressions of each day from both tables. */
async function bothSums(database: Database) {
	const [totals, split] = await Promise.all(
		tables.map(async (table) => {
			const rows = await database
				.selectFrom(table)
				.select('day')
				.select(({ fn }) => [
					fn.sum<number>('clicks').as('clicks'),
					fn.sum<number>('impressions').as('impressions'),
				])
				.groupBy('day')
				.orderBy('day')
				.execute();
			return rows.map((row) => [row.day, Number(row.clicks), Number(row.impressions)]);
		}),
	);
	return { totals, split };
}

const namesOf = async (database: Database) => {
	const rows = await database
		.selectFrom('search_split_day')
		.select(['country', 'device'])
		.distinct()
		.execute();
	return rows.map(({ country, device }) => `${country} ${device}`.trim()).toSorted();
};

onEachEngine('asks for nothing that nobody turned on', async (database) => {
	const { asked, sync } = await splitSite(database, []);
	await sync();
	expect(asked()).toEqual([]);
	expect((await bothSums(database)).split).toEqual([]);
});

onEachEngine(
	'countries and devices add up to the totals of all days, also after Google corrected them',
	async (database) => {
		const { asked, clock, fake, sync } = await splitSite(database, ['country', 'device']);
		await sync();
		const { split, totals } = await bothSums(database);
		expect(totals).toHaveLength(40);
		expect(split).toEqual(totals);
		// Codes that no list has are one unknown country.
		expect(await namesOf(database)).toEqual([
			...['de desktop', 'jp desktop', 'jp mobile', 'us desktop', 'us mobile', 'us tablet'],
			...['xk mobile', 'zz mobile'],
		]);
		const ago = (days: number) => formatDay(today - days);
		expect(asked()).toEqual([
			`date,country,device ${ago(28)} ${ago(1)}`,
			`date,country,device ${ago(40)} ${ago(29)}`,
		]);
		fake.requests.length = 0;
		clock.nowMs += 3 * dayMs;
		await sync();
		const later = await bothSums(database);
		expect(later.totals?.slice(-8)).not.toEqual(totals?.slice(-5));
		expect(later.split).toEqual(later.totals);
		// The days that are read again, and the new ones.
		expect(asked()).toEqual([`date,country,device ${ago(5)} ${formatDay(today + 2)}`]);
	},
);

onEachEngine(
	'a series that is split later keeps its days and reads only what is missing',
	async (database) => {
		const { asked, fake, sync, work } = await splitSite(database, []);
		await sync();
		const before = await bothSums(database);
		const read = fake.requests.length;
		await chooseSplit(database, (await work()).connection, ['device']);
		await sync();
		expect((await bothSums(database)).split).toEqual(before.totals);
		expect(await namesOf(database)).toEqual(['desktop', 'mobile', 'tablet']);
		expect(fake.requests.length - read).toBeLessThan(read / 2);

		// By more than before: every day again. By less: no day but those that Google corrects.
		await chooseSplit(database, (await work()).connection, ['country', 'device']);
		await sync();
		expect(await namesOf(database)).toHaveLength(8);
		fake.requests.length = 0;
		await chooseSplit(database, (await work()).connection, ['country']);
		await sync();
		expect(asked()).toHaveLength(1);
		expect((await bothSums(database)).split).toEqual((await bothSums(database)).totals);
		fake.requests.length = 0;
		await chooseSplit(database, (await work()).connection, []);
		await sync();
		expect(asked()).toEqual([]);
	},
);

onEachEngine(
	'connecting a series again changes what it is split by only on request',
	async (database) => {
		const { fake, sync, work } = await splitSite(database, ['country']);
		await sync();
		const { connection } = await work();
		const again = (split?: readonly ('country' | 'device')[]) =>
			connectSeries(database, testVault, {
				siteId: connection.siteId,
				engineKey: 'google',
				property: 'sc-domain:example.com',
				baseUrl: fake.url,
				credentials: { kind: 'oauth', ...fakeClient, refreshToken: '1//fake-refresh-token' },
				split,
			});
		expect(await again()).toMatchObject({ id: connection.id, settings: { split: ['country'] } });
		expect(await again(['device'])).toMatchObject({ settings: { split: ['device'] } });
		expect((await again([])).settings).not.toHaveProperty('split');
		// Every day stays read.
		const days = await database.selectFrom('connection_day').selectAll().execute();
		expect(days.length).toBeGreaterThan(400);
	},
);

onEachEngine(
	'a quota that runs out leaves the totals, and the next run the rest',
	async (database) => {
		const { fake, sync, work } = await splitSite(database, ['country']);
		const onProgress = ({ done, total }: SyncProgress) =>
			done === total && fake.fail('quotaExceeded', { path: '/query' });
		await expect(googleSearchConsole.sync({ ...(await work()), onProgress })).rejects.toMatchObject(
			{ failure: 'quota' },
		);
		const stopped = await bothSums(database);
		expect([stopped.totals?.length, stopped.split?.length]).toEqual([40, 0]);
		await sync();
		const { split, totals } = await bothSums(database);
		expect(split).toEqual(totals);
	},
);

onEachEngine('a kind of results that Google does not split is read without', async (database) => {
	const { sync } = await splitSite(database, ['device'], {
		engineKey: 'google__discover',
		data: { types: ['discover'] },
	});
	const { notes, stored } = await sync();
	expect(stored).toBeGreaterThan(40);
	expect(notes.join('\n')).toMatch(/Google does not split this series/);
	expect((await bothSums(database)).totals).toHaveLength(40);
});
