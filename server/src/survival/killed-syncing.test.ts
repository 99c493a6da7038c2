import { expect, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { type Day, dayAt } from '../facts/day.ts';
import { rollups } from '../facts/roll-up.store.ts';
import { searchConsoleZone } from '../sources/google-search-console/days-to-read.ts';
import { connectedSite } from '../testing/connected-site.ts';
import { onEachEngineUrl } from '../testing/database.ts';
import { monthsAndSums, storedContent } from '../testing/facts/stored-content.ts';
import { startFakeGoogle } from '../testing/fake-google/fake-google.ts';
import { fakeClient } from '../testing/fake-google/fake-sign-in.ts';
import { type FakeSearchData, searchRows } from '../testing/fake-google/search-rows.ts';
import { kills, killWithin } from './kills.ts';
import { startVictim } from './victim.ts';

const program = new URL('../testing/sync-worker.ts', import.meta.url);
const time = '2026-11-20T20:00:00Z';
const today = dayAt(Date.parse(time), searchConsoleZone);
const filledDays = 100;
/** Each start reads the last days again, and must get past them to make progress. */
const longestMs = 500;

const tables = {
	search_day: ['date', 'query'],
	search_page_day: ['date', 'query', 'page'],
	page_search_day: ['date', 'page'],
	site_search_day: ['date'],
} as const;

/** Impressions by day, from each table. */
async function storedDays(database: Database, table: keyof typeof tables) {
	const rows = await database
		.selectFrom(table)
		.select('day')
		.select(({ fn }) => fn.sum<number>('impressions').as('impressions'))
		.groupBy('day')
		.execute();
	return new Map(rows.map(({ day, impressions }) => [day, Number(impressions)]));
}

type Shown = (day: Day, dimensions: readonly string[]) => number;

function impressionsOf(data: FakeSearchData): Shown {
	const known = new Map<string, number>();
	return (day, dimensions) => {
		const name = `${day} ${dimensions}`;
		const days = { fromDay: day, toDay: day, today };
		const query = { ...days, dimensions, country: 'usa', device: null, type: 'web' };
		const rows = known.has(name) ? [] : searchRows(data, query);
		const shown = known.get(name) ?? rows.reduce((sum, { impressions }) => sum + impressions, 0);
		known.set(name, shown);
		return shown;
	};
}

/** Each day is stored whole, with its note, or not at all. Returns the number of days. */
async function expectWholeDays(url: string, shownOn: Shown): Promise<number> {
	const database = await openDatabase(url);
	try {
		const noted = await database.selectFrom('connection_day').select('day').execute();
		const filled = noted.map(({ day }) => day).filter((day) => day >= today - filledDays);
		// Object.keys types the keys as strings, but they are those of the object.
		for (const table of Object.keys(tables) as (keyof typeof tables)[]) {
			const shown = filled.map((day) => [day, shownOn(day, tables[table])] as const);
			expect(await storedDays(database, table)).toEqual(new Map(shown));
		}
		const content = await storedContent(database);
		for (const rollup of rollups) {
			const { months, sums } = monthsAndSums(content, rollup);
			expect(months).toEqual(sums);
		}
		return filled.length;
	} finally {
		await database.destroy();
	}
}

onEachEngineUrl(
	'killed at any moment of reading Search Console, every day is stored whole or not at all, and the final result is right',
	async (url, dialect) => {
		const fake = await startFakeGoogle({
			nowMs: () => Date.parse(time),
			data: { firstDay: today - filledDays, queries: 60 },
			delayMs: 5,
		});
		onTestFinished(() => fake.close());
		const database = await openDatabase(url);
		await connectedSite(database, {
			source: 'google-search-console',
			settings: { property: 'sc-domain:example.com', baseUrl: fake.url },
			credentials: { kind: 'oauth', ...fakeClient, refreshToken: '1//fake-refresh-token' },
		});
		await database.destroy();
		const start = () => startVictim(program, [url, time]);
		const shownOn = impressionsOf(fake.data);
		let days = 0;
		for (let [kill, killed] = [1, 0]; killed < kills; kill++) {
			const victim = await start();
			await victim.says('begun');
			if (await killWithin(victim, longestMs, 'sync', dialect, kill)) killed++;
			const before = days;
			days = await expectWholeDays(url, shownOn);
			expect(days).toBeGreaterThanOrEqual(before);
		}
		console.info(`${dialect}: a sync was killed ${kills} times, all in the middle.`);
		await (await start()).ends();
		expect(await expectWholeDays(url, shownOn)).toBe(filledDays);
	},
	{ timeoutMs: 180_000 },
);
