import { expect } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { onEachEngine } from '../testing/database.ts';
import { siteWithJobs } from '../testing/site-with-jobs.ts';
import { type ClaimTerms, claimJob } from './claim-job.store.ts';
import { enqueueJob } from './enqueue-job.store.ts';
import { endJob, renewLease } from './held-job.store.ts';
import type { HeldJob, JobEnd } from './job.ts';
import { jobStates } from './jobs.store.ts';
import { nextDueMs } from './next-due.store.ts';

const leaseMs = 100;
const done: JobEnd = { state: 'done', runAtMs: 0, attempts: 0, lastError: null };

function claim(database: Database, nowMs: number, terms: Partial<ClaimTerms> = {}) {
	return claimJob(database, { nowMs, leaseMs, atOnce: () => 9, ...terms });
}

async function claimed(database: Database, nowMs: number): Promise<HeldJob> {
	const job = await claim(database, nowMs);
	if (job === null) throw new Error('Nothing was to be claimed.');
	return job;
}

onEachEngine(
	'the longest overdue job goes to one holder, and nobody else gets it',
	async (database) => {
		await siteWithJobs(database, [
			{ key: 'later', runAtMs: 3010 },
			{ key: 'soon', payload: { loaf: 1 } },
		]);
		expect(await claim(database, 999)).toBeNull();
		expect(await claimed(database, 3000)).toMatchObject({
			key: 'soon',
			payload: { loaf: 1 },
			attempts: 1,
			timeZone: 'UTC',
		});
		expect(await claim(database, 3005)).toBeNull();
		expect((await claimed(database, 3010)).key).toBe('later');
	},
);

onEachEngine(
	'an expired lease can be taken over, and its old holder can change nothing',
	async (database) => {
		await siteWithJobs(database, [{ key: 'bread' }]);
		const first = await claimed(database, 1000);
		expect(await claim(database, 1099)).toBeNull();
		const second = await claimed(database, 1100);
		expect(second.attempts).toBe(2);
		expect(await renewLease(database, first, { nowMs: 1100, leaseMs })).toBe(false);
		expect(await endJob(database, first, done, 1100)).toBe(false);
		expect(await endJob(database, second, done, 1150)).toBe(true);
		expect((await jobStates(database, ['bread'])).get('bread')).toMatchObject({ state: 'done' });
	},
);

onEachEngine(
	'a holder cannot end the job after its lease expires, even if nobody took it',
	async (database) => {
		await siteWithJobs(database, [{ key: 'bread' }]);
		const job = await claimed(database, 1000);
		expect(await endJob(database, job, done, 1100)).toBe(false);
		expect(await renewLease(database, job, { nowMs: 1100, leaseMs })).toBe(false);
		expect(await claim(database, 1100)).not.toBeNull();
	},
);

onEachEngine('a renewed lease stays valid', async (database) => {
	await siteWithJobs(database, [{ key: 'bread' }]);
	const job = await claimed(database, 1000);
	expect(await renewLease(database, job, { nowMs: 1090, leaseMs })).toBe(true);
	expect(await claim(database, 1189)).toBeNull();
	expect(await nextDueMs(database)).toBe(1190);
	expect(await endJob(database, job, done, 1189)).toBe(true);
});

onEachEngine('a lease from a clock that ran ahead is ignored', async (database) => {
	await siteWithJobs(database, [{ key: 'bread' }]);
	const ahead = await claimed(database, 900_000);
	expect(await claim(database, 1000)).not.toBeNull();
	expect(await endJob(database, ahead, done, 1000)).toBe(false);
});

onEachEngine('no more jobs of a kind are held at once than its limit', async (database) => {
	await siteWithJobs(database, [{ key: 'a' }, { key: 'b' }, { key: 'c', kind: 'clean' }]);
	const terms = { atOnce: () => 1 };
	expect((await claim(database, 1000, terms))?.key).toBe('a');
	expect((await claim(database, 1000, terms))?.key).toBe('c');
	expect(await claim(database, 1000, terms)).toBeNull();
	expect((await claim(database, 1100, terms))?.key).toBe('a');
});

onEachEngine('adding a job with the same key requests the same job again', async (database) => {
	const siteId = await siteWithJobs(database, [{ key: 'bread' }]);
	const old = await claimed(database, 1000);
	const again = { siteId, key: 'bread', kind: 'bake', payload: 2, schedule: null, runAtMs: 1010 };
	await enqueueJob(database, again);
	await enqueueJob(database, again);
	expect(await endJob(database, old, done, 1020)).toBe(false);
	expect(await claimed(database, 1020)).toMatchObject({ payload: 2, attempts: 1 });
	expect(await claim(database, 1020)).toBeNull();
});

onEachEngine('a job that is claimed by its key need not be due', async (database) => {
	await siteWithJobs(database, [{ key: 'bread', runAtMs: 5000 }, { key: 'cake' }]);
	expect((await claim(database, 1000, { key: 'bread' }))?.key).toBe('bread');
	expect(await claim(database, 1000, { key: 'bread' })).toBeNull();
});

onEachEngine('concurrent claims get each job once', async (database) => {
	await siteWithJobs(
		database,
		Array.from({ length: 12 }, (_, index) => ({ key: `job ${index}` })),
	);
	const got = await Promise.all(Array.from({ length: 20 }, () => claim(database, 1000)));
	const keys = got.flatMap((job) => (job === null ? [] : [job.key]));
	expect(keys).toHaveLength(9);
	expect(new Set(keys).size).toBe(9);
});
