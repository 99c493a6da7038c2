import { setTimeout as wait } from 'node:timers/promises';
import type { PerformJob } from '../run-job.ts';
import { defaultJobs, type JobsOptions, runJobs } from '../run-jobs.ts';
import { sharedClock } from '../shared-clock.ts';
import { mendSchedule } from './mend-schedule.ts';
import { syncsAtOnce } from './schedule-connection.ts';
import { performSync, type SyncSurroundings } from './sync-connection.ts';

const mendMs = 3_600_000;

type SyncsOptions = SyncSurroundings &
	Pick<JobsOptions, 'signal' | 'log'> &
	Partial<JobsOptions> &
	Partial<OtherJobs>;

/** Jobs of other kinds, run and repaired along with the syncs. */
interface OtherJobs {
	readonly performOther: Readonly<Record<string, PerformJob>>;
	readonly mendOther: (nowMs: number) => Promise<void>;
}

/** Keeps every connection up to date until the signal. */
export async function runSyncs(options: SyncsOptions): Promise<void> {
	const clock = sharedClock(options.database, options.now);
	const perform = performJob(options);
	const jobs = { ...defaultJobs, atOnce: syncsAtOnce, clock, perform, ...options };
	// First, so that jobs it adds run at once.
	await mend(jobs, options);
	await Promise.all([runJobs(jobs), mendNowAndThen(jobs, options)]);
}

function performJob(options: SyncsOptions): PerformJob {
	const sync = performSync(options);
	return (job, signal) => (options.performOther?.[job.kind] ?? sync)(job, signal);
}

async function mendNowAndThen(jobs: JobsOptions, options: SyncsOptions): Promise<void> {
	const { signal } = jobs;
	while (!signal.aborted) {
		await wait(mendMs, undefined, { signal }).catch(() => undefined);
		if (!signal.aborted) await mend(jobs, options);
	}
}

async function mend({ database, clock, log }: JobsOptions, options: SyncsOptions): Promise<void> {
	try {
		await mendSchedule(database, options.sources, await clock());
		await options.mendOther?.(await clock());
	} catch (error) {
		log.error({ err: error }, 'The schedule cannot be checked');
	}
}
