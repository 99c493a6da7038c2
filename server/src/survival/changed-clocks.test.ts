import { dayMs } from '@plumbline/core/time';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { type Day, dayAt } from '../facts/day.ts';
import { nextRun } from '../jobs/next-run.ts';
import { noteDayRead, readDays } from '../sources/connection-days.store.ts';
import { spansToRead } from '../sources/google-analytics/spans-to-read.ts';
import { daysToRead } from '../sources/google-search-console/days-to-read.ts';
import { serp } from '../sources/serp/serp.source.ts';
import { onEachEngine } from '../testing/database.ts';
import { fakeSerper } from '../testing/fake-serper.ts';
import { serpSite } from '../testing/serp-site.ts';

const zone = 'America/Los_Angeles';
/** Both clock changes of 2026 are among the tested days. */
const begins = ['2026-02-20T14:20:00Z', '2026-10-15T14:20:00Z'].map(Date.parse);
/** A provider needs this long to complete a day. */
const openDays = 3;
const daysLookedAt = 12;

const readers = {
	'Search Console': daysToRead,
	Analytics: (read: Parameters<typeof daysToRead>[0], nowMs: number): Day[] => {
		const spans = spansToRead(read, { nowMs, timeZone: zone });
		return spans.flatMap(({ fromDay, toDay }) =>
			Array.from({ length: toDay - fromDay + 1 }, (_, index) => fromDay + index),
		);
	},
};

/**
 * A course of days, in order, each with the number of days by which the server's clock is ahead or
 * behind. A clock far ahead is further ahead than the course is long, so that no correct clock
 * reaches its day.
 */
const course = fc.array(fc.constantFrom(0, 0, 0, 0, 1, 30, 400, -1, -10), {
	minLength: 3,
	maxLength: 8,
});

/** Returns, for each day, the true date of its last read. */
async function readAsClocksGo(
	database: Database,
	reader: keyof typeof readers,
	beginMs: number,
	aheadDays: readonly number[],
): Promise<ReadonlyMap<Day, Day>> {
	const connection = { id: 1, siteId: 1 };
	await database.deleteFrom('connection_day').execute();
	const readOn = new Map<Day, Day>();
	for (const [index, ahead] of aheadDays.entries()) {
		const trueMs = beginMs + index * dayMs;
		const nowMs = trueMs + ahead * dayMs;
		const read = await readDays(database, connection, nowMs);
		const wanted = readers[reader](read, nowMs);
		expect(new Set(wanted).size).toBe(wanted.length);
		const [today, nowDay] = [dayAt(trueMs, zone), dayAt(nowMs, zone)];
		const near = wanted.filter((day) => Math.abs(day - today) < daysLookedAt);
		await database.transaction().execute(async (transaction) => {
			for (const day of near) {
				const isFinal = day < nowDay - openDays;
				await noteDayRead(transaction, connection, { day, isFinal, readMs: nowMs });
				readOn.set(day, today);
			}
		});
	}
	return readOn;
}

for (const reader of ['Search Console', 'Analytics'] as const) {
	onEachEngine(
		`once the clock is right again, ${reader} has been read to the end of each day`,
		async (database) => {
			await fc.assert(
				fc.asyncProperty(fc.constantFrom(...begins), course, async (beginMs, aheadDays) => {
					const rightAgain = Array.from({ length: openDays + 2 }, () => 0);
					const clocks = [...aheadDays, ...rightAgain];
					const readOn = await readAsClocksGo(database, reader, beginMs, clocks);
					const lastDay = dayAt(beginMs + (clocks.length - 1) * dayMs, zone);
					for (let day = lastDay - 10; day <= lastDay - openDays - 1; day++) {
						expect(readOn.get(day)).toBeGreaterThan(day + openDays - 1);
					}
				}),
				{ numRuns: 10 },
			);
		},
		60_000,
	);
}

/** The days before clock changes. */
const changes = [
	['Europe/Berlin', '2026-03-27'],
	['Europe/Berlin', '2026-10-23'],
	['America/St_Johns', '2026-03-06'],
	['America/St_Johns', '2026-10-30'],
	['Australia/Lord_Howe', '2026-04-03'],
	['Pacific/Auckland', '2026-09-25'],
] as const;

onEachEngine(
	'results pages are checked once per day, even on days of 23 and 25 hours',
	async (database) => {
		const { baseUrl, searches } = await fakeSerper({ domain: 'example.com', ranks: { bread: 3 } });
		const providers = [{ name: 'serper', settings: { baseUrl } }];
		const site = await serpSite({ database, keywords: ['bread'], providers });
		for (const [timeZone, begin] of changes) {
			await database.deleteFrom('rank_day').execute();
			searches.length = 0;
			const inZone = { site: { ...site.work.site, timeZone } };
			const days: Day[] = [];
			for (let ms = Date.parse(`${begin}T12:00:00Z`); days.length < 5; ) {
				ms = nextRun(serp.schedule, timeZone, ms);
				days.push(dayAt(ms, timeZone));
				await site.sync(new Date(ms).toISOString(), inZone);
				// A second start on that day finds nothing to do.
				await site.sync(new Date(ms + 3_600_000).toISOString(), inZone);
			}
			const [first = 0] = days;
			expect(days).toEqual([0, 1, 2, 3, 4].map((index) => first + index));
			const rows = await database.selectFrom('rank_day').select('day').orderBy('day').execute();
			expect(rows.map(({ day }) => day)).toEqual(days);
			expect(searches.filter(({ page }) => page === 1)).toHaveLength(5);
		}
	},
);

onEachEngine(
	'a check that continues from an earlier day does not use up today’s',
	async (database) => {
		const stop = new AbortController();
		const keywords = ['bread', 'rolls'];
		const { baseUrl, searches } = await fakeSerper({
			domain: 'example.com',
			ranks: { bread: 3, rolls: 4 },
			fault: (_search, count) => {
				if (count === 2) stop.abort();
				return undefined;
			},
		});
		const providers = [{ name: 'serper', settings: { baseUrl } }];
		const site = await serpSite({ database, keywords, providers });
		const broken = site.sync('2026-11-20T05:00:00Z', { signal: stop.signal });
		await broken.catch(() => undefined);
		await site.sync('2026-11-21T05:17:00Z');
		expect(await site.ranks('2026-11-21')).toEqual({ bread: 'r3', rolls: 'r4' });
		const before = searches.length;
		await site.sync('2026-11-21T06:17:00Z');
		expect(searches).toHaveLength(before);
	},
);
