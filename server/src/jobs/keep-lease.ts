import { renewLease } from './held-job.store.ts';
import type { HeldJob } from './job.ts';
import type { JobContext } from './run-job.ts';

interface KeptLease {
	/** Aborted as soon as it is known that the job is held no longer. */
	readonly lost: AbortSignal;
	stop(): Promise<void>;
}

/** Renews the lease of a job well before it runs out, until told to stop. */
export function keepLease(
	job: HeldJob,
	{ database, leaseMs, now }: Pick<JobContext, 'database' | 'leaseMs' | 'now'>,
): KeptLease {
	const lost = new AbortController();
	let renewedMs = now();
	let renewal: Promise<void> = Promise.resolve();
	const renew = async () => {
		const nowMs = now();
		try {
			if (await renewLease(database, job, { nowMs, leaseMs })) renewedMs = nowMs;
			else lost.abort(new Error('Another process has this work now.'));
		} catch (error) {
			// The database may be back before the lease has run out.
			if (now() - renewedMs >= leaseMs) lost.abort(error);
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
