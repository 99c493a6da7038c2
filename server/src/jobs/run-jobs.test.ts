import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { SourceError } from '../sources/source.ts';
import { emptyDatabase, onEachEngine } from '../testing/database.ts';
import { siteWithJobs } from '../testing/site-with-jobs.ts';
import { enqueueJob } from './enqueue-job.store.ts';
import { type JobState, jobStates } from './jobs.store.ts';
import type { PerformJob } from './run-job.ts';
import { defaultJobs, type JobsOptions, runJobs } from './run-jobs.ts';
import { sharedClock } from './shared-clock.ts';

/** Short, but long enough to be renewed in time on a busy machine. */
const busyLeaseMs = 3000;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs jobs in the background until `stop`, or the end of the test. */
function start(database: Database, perform: PerformJob, options: Partial<JobsOptions> = {}) {
	const stopping = new AbortController();
	const running = runJobs({
		...defaultJobs,
		database,
		perform,
		clock: sharedClock(database, Date.now),
		pollMs: 20,
		log: silent,
		signal: stopping.signal,
		...options,
	});
	const stop = async () => {
		stopping.abort();
		await running;
	};
	onTestFinished(stop);
	return { stop };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await condition())) await wait(5);
}

async function stateOf(database: Database, key: string): Promise<JobState | undefined> {
	return (await jobStates(database, [key])).get(key);
}

onEachEngine('due jobs run, and their notes are kept', async (database) => {
	await siteWithJobs(database, [{ key: 'bread' }, { key: 'cake', schedule: '0 4 * * *' }]);
	const { stop } = start(database, async (job) => [`${job.key} is baked.`]);
	await until(async () => (await stateOf(database, 'cake'))?.finishedMs != null);
	await until(async () => (await stateOf(database, 'bread'))?.state === 'done');
	await stop();
	const cake = await stateOf(database, 'cake');
	expect(cake).toMatchObject({ state: 'waiting', lastError: null, notes: ['cake is baked.'] });
	expect(cake?.runAtMs).toBeGreaterThan(Date.now());
});

test('an outage of the database is one warning, and one line when it is over', async () => {
	const database = await emptyDatabase();
	await siteWithJobs(database, [{ key: 'bread' }]);
	const said: string[] = [];
	const log = {
		info: (_: object, message: string) => said.push(message),
		warn: (_: object, message: string) => said.push(message),
		error: (_: object, message: string) => said.push(message),
	};
	let asked = 0;
	const clock = async () => {
		if (++asked < 20) throw new Error('The database is away.');
		return Date.now();
	};
	const { stop } = start(database, async () => [], { clock, log, pollMs: 1 });
	await until(async () => (await stateOf(database, 'bread'))?.state === 'done');
	await stop();
	expect(said.slice(0, 2)).toEqual([
		'Jobs cannot be read until the database is back',
		'Jobs can be read again',
	]);
});

onEachEngine('a job that is added while nothing is due is noticed', async (database) => {
	const siteId = await siteWithJobs(database, []);
	const run: string[] = [];
	start(database, async ({ key }) => {
		run.push(key);
		return [];
	});
	await wait(30);
	const job = { siteId, kind: 'bake', payload: null, schedule: null };
	await enqueueJob(database, { ...job, key: 'bread', runAtMs: Date.now() + 30 });
	await until(() => run.length > 0);
	expect(run).toEqual(['bread']);
});

onEachEngine(
	'a failure is stored with its remedy, and the job is retried later',
	async (database) => {
		await siteWithJobs(database, [{ key: 'bread' }]);
		const { stop } = start(database, async () => {
			throw new SourceError('temporary', 'The oven is cold.', { remedy: 'Heat it.' });
		});
		await until(async () => (await stateOf(database, 'bread'))?.lastError != null);
		await stop();
		const bread = await stateOf(database, 'bread');
		expect(bread).toMatchObject({ state: 'waiting', lastError: 'The oven is cold. Heat it.' });
		expect(bread?.runAtMs).toBeGreaterThan(Date.now());
	},
);

onEachEngine('a stop releases the running job for the next holder', async (database) => {
	await siteWithJobs(database, [{ key: 'hears' }, { key: 'is deaf' }]);
	const begun: string[] = [];
	const { stop } = start(
		database,
		async ({ key }, signal) => {
			begun.push(key);
			if (key === 'is deaf') return new Promise(() => undefined);
			await wait(60_000, undefined, { signal });
			return [];
		},
		{ farewellMs: 10 },
	);
	await until(() => begun.length === 2);
	await stop();
	for (const key of begun) {
		expect(await stateOf(database, key)).toMatchObject({
			state: 'waiting',
			attempts: 0,
			lastError: null,
		});
	}
});

onEachEngine('a job that lost its lease is aborted, and changes nothing', async (database) => {
	const siteId = await siteWithJobs(database, [{ key: 'bread' }]);
	const reasons: unknown[] = [];
	const began = Promise.withResolvers<void>();
	start(
		database,
		async (job, signal) => {
			if (job.payload !== null) return ['Rye.'];
			began.resolve();
			await wait(60_000, undefined, { signal }).catch(() => reasons.push(signal.reason));
			throw new Error('Called off.');
		},
		{ leaseMs: busyLeaseMs },
	);
	await began.promise;
	const asked = { siteId, key: 'bread', kind: 'bake', schedule: null, runAtMs: 0 };
	await enqueueJob(database, { ...asked, payload: 'rye' });
	await until(async () => (await stateOf(database, 'bread'))?.state === 'done');
	await until(() => reasons.length > 0);
	expect(await stateOf(database, 'bread')).toMatchObject({ lastError: null, notes: ['Rye.'] });
});

onEachEngine('work that outlasts a lease renews it', async (database) => {
	await siteWithJobs(database, [{ key: 'bread' }]);
	let runs = 0;
	const perform: PerformJob = async () => {
		runs++;
		await wait(2 * busyLeaseMs);
		return [];
	};
	const options = { leaseMs: busyLeaseMs };
	start(database, perform, options);
	start(database, perform, options);
	await until(async () => (await stateOf(database, 'bread'))?.state === 'done');
	expect(runs).toBe(1);
});

onEachEngine('a job whose subject is gone is removed', async (database) => {
	await siteWithJobs(database, [{ key: 'bread', schedule: '0 4 * * *' }]);
	start(database, async () => null);
	await until(async () => (await stateOf(database, 'bread')) === undefined);
});

onEachEngine(
	'two runners never hold the same job, nor more of a kind than its limit',
	async (database, url) => {
		const keys = Array.from({ length: 30 }, (_, index) => `job ${index}`);
		await siteWithJobs(
			database,
			keys.map((key, index) => ({ key, kind: `kind ${Math.floor(index / 10)}` })),
		);
		const other = await openDatabase(url);
		onTestFinished(() => other.destroy());
		const [held, ended, doubled]: [string[], string[], string[]] = [[], [], []];
		let mostOfAKind = 0;
		const perform: PerformJob = async ({ key, kind }) => {
			if (held.includes(`${kind} ${key}`)) doubled.push(key);
			mostOfAKind = Math.max(mostOfAKind, held.filter((name) => name.startsWith(kind)).length + 1);
			held.push(`${kind} ${key}`);
			await wait(3);
			held.splice(held.indexOf(`${kind} ${key}`), 1);
			ended.push(key);
			return [];
		};
		const runners = [database, other].map((one) => start(one, perform));
		await until(() => ended.length >= keys.length);
		for (const { stop } of runners) await stop();
		expect(ended.toSorted()).toEqual(keys.toSorted());
		expect(doubled).toEqual([]);
		expect(mostOfAKind).toBeLessThanOrEqual(2);
	},
);
