import type { Database } from '../database/open-database.ts';
import { withStrayErrors } from '../process/stray-errors.ts';
import { SourceError } from '../sources/source.ts';
import { afterFailure, afterStop, afterSuccess } from './after-run.ts';
import { endJob, removeHeldJob } from './held-job.store.ts';
import type { HeldJob } from './job.ts';
import { keepLease } from './keep-lease.ts';
import type { Clock } from './shared-clock.ts';

/** Returns the notes of a run; null if the job’s subject is gone, and the job with it. */
export type PerformJob = (job: HeldJob, signal: AbortSignal) => Promise<readonly string[] | null>;

export interface JobContext {
	readonly database: Database;
	readonly perform: PerformJob;
	readonly leaseMs: number;
	/** How long work may take to react to a stop. */
	readonly farewellMs: number;
	readonly clock: Clock;
	readonly random: () => number;
	/** Aborted to request a stop. */
	readonly signal: AbortSignal;
}

export type JobOutcome =
	| { readonly kind: 'succeeded'; readonly notes: readonly string[] }
	| { readonly kind: 'failed'; readonly error: unknown; readonly message: string }
	/** `lost`: the lease expired, or somebody requested the job again. `gone`: its subject no longer exists. */
	| { readonly kind: 'stopped' | 'lost' | 'gone' };

/** Performs a held job, and records its outcome in the database. */
export async function runJob(job: HeldJob, context: JobContext): Promise<JobOutcome> {
	const lease = keepLease(job, context);
	const work = AbortSignal.any([context.signal, lease.lost]);
	const outcome = await outcomeOf(job, work, context);
	await lease.stop();
	if (lease.lost.aborted) return { kind: 'lost' };
	const ended = context.signal.aborted ? ({ kind: 'stopped' } as const) : outcome;
	return (await recordEnd(job, ended, context)) ? ended : { kind: 'lost' };
}

async function outcomeOf(
	job: HeldJob,
	signal: AbortSignal,
	{ perform, farewellMs }: JobContext,
): Promise<JobOutcome> {
	try {
		const work = withStrayErrors(() => perform(job, signal));
		const notes = await endsSoonAfter(signal, farewellMs, work);
		return notes === null ? { kind: 'gone' } : { kind: 'succeeded', notes };
	} catch (error) {
		return { kind: 'failed', error, message: jobError(error) };
	}
}

/** Abandons work that ignores the signal; its lease no longer covers it. */
async function endsSoonAfter<Result>(
	signal: AbortSignal,
	farewellMs: number,
	work: Promise<Result>,
): Promise<Result> {
	const { promise, reject } = Promise.withResolvers<never>();
	let timer: NodeJS.Timeout | undefined;
	const sayFarewell = () => {
		timer = setTimeout(() => reject(signal.reason), farewellMs);
	};
	signal.addEventListener('abort', sayFarewell, { once: true });
	if (signal.aborted) sayFarewell();
	try {
		return await Promise.race([work, promise]);
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', sayFarewell);
	}
}

async function recordEnd(
	job: HeldJob,
	outcome: JobOutcome,
	{ database, clock, random }: JobContext,
): Promise<boolean> {
	const moment = { nowMs: await clock(), random };
	switch (outcome.kind) {
		case 'succeeded':
			return endJob(database, job, afterSuccess(job, outcome.notes, moment), moment.nowMs);
		case 'failed': {
			const end = afterFailure(job, outcome.error, outcome.message, moment);
			return endJob(database, job, end, moment.nowMs);
		}
		case 'gone':
			return removeHeldJob(database, job, moment.nowMs);
		default:
			return endJob(database, job, afterStop(job, moment), moment.nowMs);
	}
}

/** A failure in words for people: what went wrong, and the remedy if there is one. */
export function jobError(error: unknown): string {
	if (error instanceof SourceError) return error.explanation;
	const message = error instanceof Error ? error.message : String(error);
	return `Unexpected error: ${message}`;
}
