import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../database/open-database.ts';
import { firstDayOf, monthOf, parseDay } from '../../facts/day.ts';
import { rollups } from '../../facts/roll-up.store.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { claimJob } from '../../jobs/claim-job.store.ts';
import { runJob } from '../../jobs/run-job.ts';
import { defaultJobs } from '../../jobs/run-jobs.ts';
import { onEachEngine } from '../../testing/database.ts';
import { monthsAndSums, storedContent } from '../../testing/facts/stored-content.ts';
import { writeSite } from '../../testing/facts/write-site.ts';
import { performRetention } from './retention-job.ts';
import { scheduleRetention } from './schedule-retention.store.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const day = (date: string) => parseDay(date) ?? 0;
const dates = ['2026-07-31', '2026-08-31', '2026-09-01', '2026-11-19'];

async function filledSite(database: Database, domain: string) {
	const site = await writeSite(database, {}, { domain });
	const facts = dates.map((date) => ({
		keyword: `keyword of ${date}`,
		url: `https://${domain}/${date}`,
		day: day(date),
	}));
	const sums = { impressions: 9, clicks: 1, positionSum: 9 };
	await storeFacts(database, site, {
		ranks: facts.map((fact) => ({ ...fact, state: 'r', rank: 3, checkedDepth: 10 })),
		search: facts.map((fact) => ({ ...fact, days: 1, ...sums })),
		searchPages: facts.map((fact) => ({ ...fact, ...sums })),
		siteSearch: facts.map(({ day }) => ({ day, ...sums })),
		pages: facts.map((fact) => ({ ...fact, visits: 4 })),
		searchVolumes: facts.map((fact) => ({ ...fact, volume: 90 })),
	});
	const { id } = await database
		.insertInto('serp_run')
		.values({
			site_id: site.siteId,
			engine_id: 1,
			day: day('2026-08-31'),
			state: 'done',
			started_ms: 1,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const check = { site_id: site.siteId, run_id: id, keyword_id: 1, state: 'r', provider: 'serper' };
	await database.insertInto('serp_check').values(check).execute();
	return site;
}

/** Runs the job that is due. */
async function runDue(database: Database) {
	const job = await claimJob(database, { ...defaultJobs, nowMs });
	if (job === null) return null;
	const perform = performRetention(database, () => nowMs);
	const { signal } = new AbortController();
	return runJob(job, { ...defaultJobs, database, perform, signal, clock: async () => nowMs });
}

const daysOf = async (database: Database, table: 'rank_day' | 'search_day' | 'page_day') =>
	(await database.selectFrom(table).select('day').distinct().orderBy('day').execute()).map(
		({ day }) => day,
	);

const all = dates.map(day);
const kept = all.slice(2);

onEachEngine(
	'deletes whole months of the kinds with a limit, and nothing else',
	async (database) => {
		await filledSite(database, 'rye.example');
		await scheduleRetention(database, { search: 2, checks: 2 }, nowMs);
		expect(await runDue(database)).toMatchObject({ kind: 'succeeded' });
		expect(await daysOf(database, 'rank_day')).toEqual(all);
		expect(await daysOf(database, 'page_day')).toEqual(all);
		expect(await daysOf(database, 'search_day')).toEqual(kept);
		const content = await storedContent(database);
		for (const rollup of rollups) {
			const { months, sums } = monthsAndSums(content, rollup);
			expect(months).toEqual(sums);
		}
		const volumes = await database.selectFrom('search_volume').select('month').execute();
		expect(volumes.map(({ month }) => month).toSorted()).toEqual(kept.map(monthOf));
		for (const table of ['serp_run', 'serp_check'] as const) {
			expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
		}
	},
);

onEachEngine('pages of keywords end with the facts that show them', async (database) => {
	await filledSite(database, 'rye.example');
	await scheduleRetention(database, { rankings: 2, search: 2, visits: 3 }, nowMs);
	await runDue(database);
	const seen = await database.selectFrom('page_keyword').select('last_day').execute();
	expect(seen.map(({ last_day }) => last_day).toSorted()).toEqual(all.slice(1));
	expect(all[1]).toBeLessThan(firstDayOf(monthOf(day('2026-09-01'))));
});

onEachEngine('keeps the newest state of each page, however old', async (database) => {
	const { siteId } = await writeSite(database, {});
	const state = {
		verdict: 'yes',
		must_fix: 0,
		worth_fixing: 0,
		notes: 0,
		failing: '',
		fields: '{}',
	};
	const old = day('2025-01-01') * 86_400_000;
	const states = [
		[1, old],
		[1, old + 1],
		[2, old],
		[2, nowMs],
	] as const;
	for (const [pageId, seenMs] of states) {
		const row = { ...state, site_id: siteId, page_id: pageId, seen_ms: seenMs };
		await database.insertInto('page_state').values(row).execute();
	}
	await scheduleRetention(database, { history: 2 }, nowMs);
	expect(await runDue(database)).toMatchObject({ kind: 'succeeded' });
	const rows = await database.selectFrom('page_state').select(['page_id', 'seen_ms']).execute();
	expect(rows.map(({ page_id, seen_ms }) => [page_id, seen_ms]).toSorted()).toEqual([
		[1, old + 1],
		[2, nowMs],
	]);
});

onEachEngine('runs again with new settings, and not at all without settings', async (database) => {
	await filledSite(database, 'rye.example');
	await scheduleRetention(database, { rankings: 3 }, nowMs);
	await runDue(database);
	expect(await daysOf(database, 'rank_day')).toEqual(all.slice(1));
	await scheduleRetention(database, { rankings: 3 }, nowMs);
	expect(await runDue(database)).toBeNull();
	await scheduleRetention(database, { rankings: 2 }, nowMs);
	await runDue(database);
	expect(await daysOf(database, 'rank_day')).toEqual(kept);
	await scheduleRetention(database, {}, nowMs);
	expect(await database.selectFrom('job').select('id').execute()).toEqual([]);
});

onEachEngine('more old rows than one step takes are deleted', async (database) => {
	const { siteId, engineId } = await filledSite(database, 'rye.example');
	const rows = Array.from({ length: 12_000 }, (_, index) => ({
		site_id: siteId,
		engine_id: engineId,
		page_id: 100 + (index % 7),
		day: 100 + Math.floor(index / 7),
		visits: 1,
	}));
	for (let at = 0; at < rows.length; at += 4000) {
		await database
			.insertInto('page_day')
			.values(rows.slice(at, at + 4000))
			.execute();
	}
	await scheduleRetention(database, { visits: 2 }, nowMs);
	expect(await runDue(database)).toMatchObject({ notes: [expect.stringContaining('12004')] });
	expect(await daysOf(database, 'page_day')).toEqual(kept);
});

test('settings are off by default, and read', () => {
	expect(readConfig({}).retention).toEqual({});
	const environment = { PLUMBLINE_KEEP_SEARCH: '16 months', PLUMBLINE_KEEP_VISITS: 'forever' };
	expect(readConfig(environment).retention).toEqual({ search: 16 });
});

test.each(['16', '1 months', '0 months', '90 days', '-3 months', 'never', '9999 months'])(
	'the limit “%s” is refused',
	(limit) => {
		expect(() => readConfig({ PLUMBLINE_KEEP_RANKINGS: limit })).toThrow('PLUMBLINE_KEEP_RANKINGS');
	},
);

test('a misspelt kind is refused', () => {
	expect(() => readConfig({ PLUMBLINE_KEEP_RANKING: '9 months' })).toThrow(
		'Did you mean “PLUMBLINE_KEEP_RANKINGS”?',
	);
});
