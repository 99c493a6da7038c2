import { SourceError } from '../sources/source.ts';
import type { HeldJob, JobEnd } from './job.ts';
import { backOffMs, nextRun } from './next-run.ts';

export interface Moment {
	readonly nowMs: number;
	readonly random: () => number;
}

const mostAttempts = 6;
/** The wait when a provider’s answer names no time. */
const quotaWaitMs = 900_000;

export function afterSuccess(job: HeldJob, notes: readonly string[], { nowMs }: Moment): JobEnd {
	return {
		state: job.schedule === null ? 'done' : 'waiting',
		runAtMs: scheduledAfter(job, nowMs) ?? nowMs,
		attempts: 0,
		lastError: null,
		notes,
		finishedMs: nowMs,
	};
}

/** A stopped job has not failed: the work continues as soon as a process takes it. */
export function afterStop(job: HeldJob, { nowMs }: Moment): JobEnd {
	const attempts = Math.max(0, job.attempts - 1);
	return { state: 'waiting', runAtMs: nowMs, attempts, lastError: null };
}

export function afterFailure(
	job: HeldJob,
	error: unknown,
	lastError: string,
	moment: Moment,
): JobEnd {
	const waitMs = retryWaitMs(job, error, moment);
	if (waitMs !== null) {
		// A provider that asks us to wait has not failed either.
		const attempts = isQuota(error) ? Math.max(0, job.attempts - 1) : job.attempts;
		return { state: 'waiting', runAtMs: moment.nowMs + waitMs, attempts, lastError };
	}
	const runAtMs = scheduledAfter(job, moment.nowMs);
	if (runAtMs === null) {
		return { state: 'failed', runAtMs: moment.nowMs, attempts: job.attempts, lastError };
	}
	return { state: 'waiting', runAtMs, attempts: 0, lastError };
}

/** Null when a retry cannot help, or when there were enough. */
function retryWaitMs(job: HeldJob, error: unknown, { random }: Moment): number | null {
	if (!(error instanceof SourceError))
		return job.attempts < mostAttempts ? backOffMs(job.attempts, random) : null;
	switch (error.failure) {
		case 'quota':
			return spread(error.retryAfterMs ?? quotaWaitMs, random);
		case 'temporary':
			if (job.attempts >= mostAttempts) return null;
			return Math.max(error.retryAfterMs ?? 0, backOffMs(job.attempts, random));
		default:
			return null;
	}
}

function isQuota(error: unknown): boolean {
	return error instanceof SourceError && error.failure === 'quota';
}

/** Adds randomness, but never less than the requested wait. */
function spread(waitMs: number, random: () => number): number {
	return Math.round(waitMs * (1 + random() / 10));
}

function scheduledAfter({ schedule, timeZone }: HeldJob, nowMs: number): number | null {
	return schedule === null ? null : nextRun(schedule, timeZone, nowMs);
}
