import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { type Day, dayAt } from '../../days/day.ts';
import { connectedSite } from '../../testing/connected-site.ts';
import { onEachEngine } from '../../testing/database.ts';
import { startFakeGoogle } from '../../testing/fake-google/fake-google.ts';
import { fakeClient } from '../../testing/fake-google/fake-sign-in.ts';
import { seeded } from '../../testing/fake-google/random.ts';
import { type FakeSearchData, searchRows } from '../../testing/fake-google/search-rows.ts';
import { searchConsoleZone } from './days-to-read.ts';

const worker = fileURLToPath(new URL('../../testing/sync-worker.ts', import.meta.url));
const time = '2026-11-20T20:00:00Z';
const today = dayAt(Date.parse(time), searchConsoleZone);
const kills = 6;

/** Lets it work for so long and kills it; false when it was done before. */
async function killAfter(url: string, delayMs: number): Promise<boolean> {
	const child = spawn(process.execPath, [worker, url, time], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	const exit = once(child, 'exit');
	await once(child.stdout, 'data');
	await Promise.race([exit, wait(delayMs)]);
	child.kill('SIGKILL');
	const [code] = await exit;
	return code === null;
}

/** Impressions of a day by what a table holds. */
async function storedDays(database: Database, table: 'search_day' | 'search_page_day') {
	const rows = await database
		.selectFrom(table)
		.select('day')
		.select(({ fn }) => fn.sum<number>('impressions').as('impressions'))
		.groupBy('day')
		.execute();
	return new Map(rows.map(({ day, impressions }) => [day, Number(impressions)]));
}

function shownOn(data: FakeSearchData, day: Day, dimensions: readonly string[]): number {
	const query = { fromDay: day, toDay: day, dimensions, country: 'usa', device: null };
	return searchRows(data, query).reduce((sum, { impressions }) => sum + impressions, 0);
}

/** Every day is there whole, with its note, or not at all. */
async function expectWholeDays(database: Database, data: FakeSearchData): Promise<number> {
	const noted = await database.selectFrom('connection_day').select('day').execute();
	const filled = noted.map(({ day }) => day).filter((day) => day >= data.firstDay);
	const expected = (dimensions: readonly string[]) =>
		new Map(filled.map((day) => [day, shownOn(data, day, dimensions)]));
	expect(await storedDays(database, 'search_day')).toEqual(expected(['date', 'query']));
	expect(await storedDays(database, 'search_page_day')).toEqual(
		expected(['date', 'query', 'page']),
	);
	const sum = (table: 'search_day' | 'search_month') =>
		database
			.selectFrom(table)
			.select(({ fn }) => fn.sum<number>('impressions').as('sum'))
			.executeTakeFirstOrThrow();
	expect(await sum('search_month')).toEqual(await sum('search_day'));
	return filled.length;
}

onEachEngine(
	'killed again and again, every day is there whole or not at all, and the end is right',
	async (database, url) => {
		const fake = await startFakeGoogle({
			nowMs: () => Date.parse(time),
			data: { firstDay: today - 20, queries: 120 },
			delayMs: 5,
		});
		onTestFinished(() => fake.close());
		await connectedSite(database, {
			source: 'google-search-console',
			settings: { property: 'sc-domain:example.com', baseUrl: fake.url },
			credentials: { kind: 'oauth', ...fakeClient, refreshToken: '1//fake-refresh-token' },
		});
		let killed = 0;
		for (let kill = 0; kill < kills; kill++) {
			if (await killAfter(url, 40 + seeded('kill', kill) * 200)) killed++;
			await expectWholeDays(database, fake.data);
		}
		expect(killed).toBeGreaterThan(1);
		expect(await killAfter(url, 60_000)).toBe(false);
		expect(await expectWholeDays(database, fake.data)).toBe(20);
	},
	120_000,
);
