import { setTimeout as wait } from 'node:timers/promises';
import { claimJob } from './claim-job.store.ts';
import type { HeldJob } from './job.ts';
import { isAnyDue, nextDueMs } from './next-due.store.ts';
import { type Outage, outageOf } from './outage.ts';
import { type JobContext, type JobOutcome, runJob } from './run-job.ts';

export interface JobsLog {
	info(details: object, message: string): void;
	warn(details: object, message: string): void;
	error(details: object, message: string): void;
}

export interface JobsOptions extends JobContext {
	/** The most jobs of a kind held at once, over all processes. */
	readonly atOnce: (kind: string) => number;
	/** The most jobs that this process runs at once. */
	readonly mostAtOnce: number;
	/** How long it may take to notice jobs that a different process added. */
	readonly pollMs: number;
	readonly log: JobsLog;
}

type Running = JobsOptions & { readonly outage: Outage };

export const defaultJobs = {
	leaseMs: 60_000,
	farewellMs: 5_000,
	pollMs: 3_000,
	mostAtOnce: 4,
	atOnce: () => 2,
	random: Math.random,
} as const;

/** Runs jobs as they fall due until the signal; resolves when the running ones have ended or were released. */
export async function runJobs(given: JobsOptions): Promise<void> {
	const options = { ...given, outage: outageOf('Jobs', given.log) };
	const { signal, mostAtOnce } = options;
	const running = new Set<Promise<void>>();
	while (!signal.aborted) {
		const job = running.size < mostAtOnce ? await claim(options) : null;
		if (job === null) {
			await sleepUnlessEnded(options, running);
			continue;
		}
		const run = runAndReport(job, options).finally(() => running.delete(run));
		running.add(run);
	}
	await Promise.all(running);
}

/** A database that is unavailable for a while does not end the runner. */
async function claim(options: Running): Promise<HeldJob | null> {
	try {
		const terms = { ...options, nowMs: await options.clock() };
		const isDue = await isAnyDue(options.database, terms);
		options.outage.over();
		return isDue ? await claimJob(options.database, terms) : null;
	} catch (error) {
		options.outage.begin(error);
		return null;
	}
}

/** Sleeps until the next job is due or a running one ends, but never longer than the poll interval. */
async function sleepUnlessEnded(
	options: Running,
	running: ReadonlySet<Promise<void>>,
): Promise<void> {
	const waking = new AbortController();
	const sleep = sleepUntilDue(options, AbortSignal.any([options.signal, waking.signal]));
	await Promise.race([sleep, ...running]);
	waking.abort();
	await sleep;
}

async function sleepUntilDue(options: Running, signal: AbortSignal): Promise<void> {
	const waitMs = await sleepMs(options);
	// The signal ends the sleep early on purpose.
	await wait(waitMs, undefined, { signal }).catch(() => undefined);
}

async function sleepMs({ database, clock, pollMs, outage }: Running): Promise<number> {
	try {
		const dueMs = (await nextDueMs(database)) ?? Number.POSITIVE_INFINITY;
		const untilDueMs = dueMs - (await clock());
		// A job that is due but was not claimed waits for a free place.
		return untilDueMs <= 0 ? pollMs : Math.min(untilDueMs, pollMs);
	} catch (error) {
		outage.begin(error);
		return pollMs;
	}
}

async function runAndReport(job: HeldJob, options: JobsOptions): Promise<void> {
	const about = { job: job.key, kind: job.kind, attempt: job.attempts };
	try {
		report(await runJob(job, options), about, options.log);
	} catch (error) {
		// The lease expires, and the job runs again.
		options.log.error({ ...about, err: error }, 'The result of a job cannot be stored');
	}
}

function report(outcome: JobOutcome, about: object, log: JobsLog): void {
	if (outcome.kind === 'failed') log.warn({ ...about, problem: outcome.message }, 'Job failed');
	else log.info({ ...about, outcome: outcome.kind }, 'Job ended');
}
