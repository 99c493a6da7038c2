import { setTimeout as wait } from 'node:timers/promises';
import { claimJob } from './claim-job.store.ts';
import type { HeldJob } from './job.ts';
import { isAnyDue, nextDueMs } from './next-due.store.ts';
import { type JobContext, type JobOutcome, runJob } from './run-job.ts';

export interface JobsLog {
	info(details: object, message: string): void;
	warn(details: object, message: string): void;
	error(details: object, message: string): void;
}

export interface JobsOptions extends JobContext {
	/** How many of a kind may be held at once, by all processes together. */
	readonly atOnce: (kind: string) => number;
	/** How many jobs this process runs at once. */
	readonly mostAtOnce: number;
	/** How long work that another process has made may go unnoticed. */
	readonly pollMs: number;
	readonly log: JobsLog;
}

export const defaultJobs = {
	leaseMs: 60_000,
	farewellMs: 5_000,
	pollMs: 15_000,
	mostAtOnce: 4,
	atOnce: () => 2,
	random: Math.random,
} as const;

/** Runs jobs as they fall due until the signal; resolves when what was running has ended or let go. */
export async function runJobs(options: JobsOptions): Promise<void> {
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

/** A database that is away for a while does not end the runner. */
async function claim(options: JobsOptions): Promise<HeldJob | null> {
	try {
		const terms = { ...options, nowMs: await options.clock() };
		if (!(await isAnyDue(options.database, terms))) return null;
		return await claimJob(options.database, terms);
	} catch (error) {
		options.log.error({ err: error }, 'Jobs cannot be read');
		return null;
	}
}

/** Until the next job is due or one ends here, but never longer than others may go unnoticed. */
async function sleepUnlessEnded(
	options: JobsOptions,
	running: ReadonlySet<Promise<void>>,
): Promise<void> {
	const waking = new AbortController();
	const sleep = sleepUntilDue(options, AbortSignal.any([options.signal, waking.signal]));
	await Promise.race([sleep, ...running]);
	waking.abort();
	await sleep;
}

async function sleepUntilDue(options: JobsOptions, signal: AbortSignal): Promise<void> {
	const waitMs = await sleepMs(options);
	// Ending early is what the signal is for.
	await wait(waitMs, undefined, { signal }).catch(() => undefined);
}

async function sleepMs({ database, clock, pollMs, log }: JobsOptions): Promise<number> {
	try {
		const dueMs = (await nextDueMs(database)) ?? Number.POSITIVE_INFINITY;
		const untilDueMs = dueMs - (await clock());
		// What is due already and was not claimed waits for a place.
		return untilDueMs <= 0 ? pollMs : Math.min(untilDueMs, pollMs);
	} catch (error) {
		log.error({ err: error }, 'Jobs cannot be read');
		return pollMs;
	}
}

async function runAndReport(job: HeldJob, options: JobsOptions): Promise<void> {
	const about = { job: job.key, kind: job.kind, attempt: job.attempts };
	try {
		report(await runJob(job, options), about, options.log);
	} catch (error) {
		// The lease runs out, and the job comes again.
		options.log.error({ ...about, err: error }, 'The end of a job cannot be written');
	}
}

function report(outcome: JobOutcome, about: object, log: JobsLog): void {
	if (outcome.kind === 'failed') log.warn({ ...about, problem: outcome.message }, 'Job failed');
	else log.info({ ...about, outcome: outcome.kind }, 'Job ended');
}
