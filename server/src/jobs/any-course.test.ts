import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { onEachEngine } from '../testing/database.ts';
import { siteWithJobs } from '../testing/site-with-jobs.ts';
import { afterFailure, afterStop, afterSuccess } from './after-run.ts';
import { claimJob } from './claim-job.store.ts';
import { endJob, renewLease } from './held-job.store.ts';
import type { HeldJob } from './job.ts';
import { jobStates } from './jobs.store.ts';

const leaseMs = 1000;
const placesOfAKind = 2;
const keys = ['a', 'b', 'c', 'd'];

/**
 * An event in one of the processes. A crash needs no event: its holds are just never used again.
 */
const step = fc.oneof(
	{ weight: 5, arbitrary: fc.constant({ kind: 'claim' } as const) },
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant('renew'), holder: fc.nat() } as const) },
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant('end'),
			holder: fc.nat(),
			how: fc.constantFrom('success', 'failure', 'stop'),
		} as const),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			kind: fc.constant('pass'),
			ms: fc.integer({ min: 1, max: 700 }),
		} as const),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			kind: fc.constant('pass'),
			ms: fc.integer({ min: -90_000_000, max: 90_000_000 }),
		} as const),
	},
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Hold {
	readonly job: HeldJob;
	untilMs: number;
}

/** Runs the steps; checks each answer of the database against earlier promises. */
async function runCourse(database: Database, steps: readonly Step[]): Promise<number> {
	const holds: Hold[] = [];
	let nowMs = Date.parse('2026-03-28T12:00:00Z');
	const isLive = ({ untilMs }: Hold) => untilMs > nowMs && untilMs <= nowMs + 2 * leaseMs;
	const latestOf = (key: string) => holds.findLast(({ job }) => job.key === key);
	const moment = () => ({ nowMs, random: () => 0.5 });

	async function claim() {
		const held = keys.map(latestOf).filter((hold) => hold !== undefined && isLive(hold));
		const job = await claimJob(database, { nowMs, leaseMs, atOnce: () => placesOfAKind });
		if (job === null) return;
		expect(held.map((hold) => hold?.job.key)).not.toContain(job.key);
		expect(held.length).toBeLessThan(placesOfAKind);
		holds.push({ job, untilMs: nowMs + leaseMs });
	}

	async function renew(hold: Hold) {
		const may = hold === latestOf(hold.job.key) && hold.untilMs > nowMs;
		expect(await renewLease(database, hold.job, { nowMs, leaseMs })).toBe(may);
		if (may) hold.untilMs = nowMs + leaseMs;
	}

	async function end(hold: Hold, how: 'success' | 'failure' | 'stop') {
		const may = hold === latestOf(hold.job.key) && hold.untilMs > nowMs;
		const ends = {
			success: afterSuccess(hold.job, [], moment()),
			failure: afterFailure(hold.job, new Error('x'), 'x', moment()),
			stop: afterStop(hold.job, moment()),
		};
		expect(await endJob(database, hold.job, ends[how], nowMs)).toBe(may);
		if (may) hold.untilMs = Number.NEGATIVE_INFINITY;
	}

	for (const next of steps) {
		if (next.kind === 'pass') nowMs += next.ms;
		else if (next.kind === 'claim') await claim();
		else {
			const hold = holds[next.holder % Math.max(1, holds.length)];
			if (hold !== undefined) await (next.kind === 'renew' ? renew(hold) : end(hold, next.how));
		}
	}
	return nowMs;
}

onEachEngine(
	'despite crashes and clock jumps, a job has one holder at a time and is never stuck',
	async (database) => {
		await siteWithJobs(database, []);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
				await database.deleteFrom('job').execute();
				await freshJobs(database);
				const nowMs = await runCourse(database, steps);
				const states = [...(await jobStates(database, keys)).values()];
				expect(states.map(({ state }) => state)).toEqual(
					keys.map(() => expect.stringMatching(/waiting|leased/)),
				);
				const laterMs = Math.max(nowMs + 2 * leaseMs, ...states.map(({ runAtMs }) => runAtMs));
				await claimAll(database, laterMs);
				// If a clock was set back, leases from before expire within two lease lengths.
				expect(await claimAll(database, laterMs + 2 * leaseMs)).toBe(keys.length);
			}),
			{ numRuns: 30 },
		);
	},
);

async function claimAll(database: Database, nowMs: number): Promise<number> {
	const terms = { nowMs, leaseMs, atOnce: () => keys.length };
	let claimed = 0;
	while ((await claimJob(database, terms)) !== null) claimed++;
	return claimed;
}

async function freshJobs(database: Database): Promise<void> {
	const { id } = await database.selectFrom('site').select('id').executeTakeFirstOrThrow();
	await database
		.insertInto('job')
		.values(
			keys.map((key) => ({
				site_id: id,
				key,
				kind: 'bake',
				payload: 'null',
				schedule: '30 2 * * *',
				state: 'waiting',
				run_at_ms: 0,
				attempts: 0,
				lease_owner: null,
				lease_until_ms: null,
				last_error: null,
				notes: null,
				finished_ms: null,
			})),
		)
		.execute();
}
