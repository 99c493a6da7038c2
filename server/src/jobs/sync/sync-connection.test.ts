import { expect } from 'vitest';
import { ensureEngine } from '../../accounts/engines.store.ts';
import { setSite } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { addConnection, removeConnection } from '../../sources/connections.store.ts';
import { createVault } from '../../sources/seal.ts';
import { type Connection, type Source, SourceError, type SyncWork } from '../../sources/source.ts';
import { onEachEngine } from '../../testing/database.ts';
import { siteWithJobs } from '../../testing/site-with-jobs.ts';
import { type JobState, jobStates } from '../jobs.store.ts';
import { nextRun } from '../next-run.ts';
import { mendSchedule } from './mend-schedule.ts';
import { scheduleConnection, syncKey } from './schedule-connection.ts';
import { type SyncNowOptions, syncNow } from './sync-now.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const schedule = '0 6 * * *';
const vault = createVault({ secret: 'a typed secret', secretFile: '' });

/** A source with this sync function. */
function source(sync: Source['sync']): Source {
	return {
		name: 'diary',
		title: 'Diary',
		schedule,
		feeds: () => true,
		check: async () => ({ works: true, detail: '' }),
		sync,
	};
}

async function connected(database: Database): Promise<Connection> {
	const siteId = await siteWithJobs(database, []);
	await setSite(database, siteId, { timeZone: 'Asia/Tokyo' });
	return addConnection(database, vault, {
		siteId,
		source: 'diary',
		engineId: await ensureEngine(database, 'google_jp'),
		settings: { page: 7 },
		credentials: { apiKey: 'very-secret-key' },
	});
}

function optionsFor(database: Database, one: Source): SyncNowOptions {
	const { signal } = new AbortController();
	return {
		database,
		sources: [one],
		vault,
		fetch,
		now: () => nowMs,
		clock: async () => nowMs,
		signal,
	};
}

async function stateOf(database: Database, { id }: Connection): Promise<JobState | undefined> {
	return (await jobStates(database, [syncKey(id)])).get(syncKey(id));
}

onEachEngine(
	'a connection is read with its decrypted credentials, and again on schedule',
	async (database) => {
		const connection = await connected(database);
		const work: SyncWork[] = [];
		const diary = source(async (given) => {
			work.push(given);
			return { stored: 3, notes: ['Page 7 is missing.'] };
		});
		const result = await syncNow(connection, diary, optionsFor(database, diary));
		expect(result).toEqual({
			outcome: { kind: 'succeeded', notes: ['Page 7 is missing.'] },
			stored: 3,
		});
		expect(work[0]).toMatchObject({
			connection: { settings: { page: 7 } },
			credentials: { apiKey: 'very-secret-key' },
			target: { siteId: connection.siteId, engineId: connection.engineId },
			site: { domain: 'bakery.example', timeZone: 'Asia/Tokyo' },
		});
		expect(await stateOf(database, connection)).toMatchObject({
			state: 'waiting',
			runAtMs: nextRun(schedule, 'Asia/Tokyo', nowMs),
			finishedMs: nowMs,
			notes: ['Page 7 is missing.'],
		});
	},
);

onEachEngine('a failure stores its remedy, and no part of the key', async (database) => {
	const connection = await connected(database);
	const diary = source(async () => {
		throw new SourceError('temporary', 'GET /?key=very-secret-key failed.', { remedy: 'Wait.' });
	});
	const { outcome } = await syncNow(connection, diary, optionsFor(database, diary));
	expect(outcome).toMatchObject({ kind: 'failed', message: 'GET /?key=… failed. Wait.' });
	const state = await stateOf(database, connection);
	expect(state).toMatchObject({ attempts: 1, lastError: 'GET /?key=… failed. Wait.' });
	expect(state?.runAtMs).toBeLessThan(nowMs + 3_600_000);
});

onEachEngine(
	'a connection that a different process is reading is not read twice',
	async (database) => {
		const connection = await connected(database);
		const begun = Promise.withResolvers<void>();
		const ending = Promise.withResolvers<void>();
		let reads = 0;
		const diary = source(async () => {
			reads++;
			begun.resolve();
			await ending.promise;
			return { stored: 1, notes: ['Read once.'] };
		});
		const first = syncNow(connection, diary, optionsFor(database, diary));
		await begun.promise;
		const second = syncNow(connection, diary, optionsFor(database, diary));
		setTimeout(ending.resolve, 700);
		expect((await first).stored).toBe(1);
		expect(await second).toEqual({
			outcome: { kind: 'succeeded', notes: ['Read once.'] },
			stored: null,
		});
		expect(reads).toBe(1);
	},
);

onEachEngine('the job of a removed connection is removed', async (database) => {
	const connection = await connected(database);
	const diary = source(async () => ({ stored: 0, notes: [] }));
	await scheduleConnection(database, diary, connection, nowMs);
	await removeConnection(database, connection.siteId, connection.id);
	const result = await syncNow(connection, diary, optionsFor(database, diary));
	expect(result.outcome.kind).toBe('gone');
	expect(await stateOf(database, connection)).toBeUndefined();
});

onEachEngine('a connection without a job gets one, once', async (database) => {
	const connection = await connected(database);
	const diary = source(async () => ({ stored: 0, notes: [] }));
	await mendSchedule(database, [diary], nowMs);
	await mendSchedule(database, [diary], nowMs + 1);
	expect(await stateOf(database, connection)).toMatchObject({ runAtMs: nowMs, state: 'waiting' });
});

onEachEngine(
	'a job that a fast clock postponed runs at its next scheduled time',
	async (database) => {
		const connection = await connected(database);
		const diary = source(async () => ({ stored: 0, notes: [] }));
		const clock = async () => nowMs + 365 * 86_400_000;
		const yearAhead = { ...optionsFor(database, diary), clock };
		await syncNow(connection, diary, yearAhead);
		await mendSchedule(database, [diary], nowMs);
		expect((await stateOf(database, connection))?.runAtMs).toBe(
			nextRun(schedule, 'Asia/Tokyo', nowMs),
		);
	},
);
