import { renewLease } from './held-job.store.ts';
import type { HeldJob } from './job.ts';
import type { JobContext } from './run-job.ts';

interface KeptLease {
	/** Aborted as soon as the job is known to be lost. */
	readonly lost: AbortSignal;
	stop(): Promise<void>;
}

/** Renews the lease of a job well before it expires, until stopped. */
export function keepLease(
	job: HeldJob,
	{ database, leaseMs, clock }: Pick<JobContext, 'database' | 'leaseMs' | 'clock'>,
): KeptLease {
	const lost = new AbortController();
	// From a monotonic clock.
	let renewedMs = performance.now();
	let renewal: Promise<void> = Promise.resolve();
	const renew = async () => {
		const beganMs = performance.now();
		try {
			const nowMs = await clock();
			if (await renewLease(database, job, { nowMs, leaseMs })) renewedMs = beganMs;
			else lost.abort(new Error('A different process has this work now.'));
		} catch (error) {
			// The database may come back before the lease expires.
			if (performance.now() - renewedMs >= leaseMs) lost.abort(error);
		}
	};
	const timer = setInterval(() => {
		renewal = renewal.then(renew);
	}, leaseMs / 3);
	return {
		lost: lost.signal,
		stop: () => {
			clearInterval(timer);
			return renewal;
		},
	};
}
