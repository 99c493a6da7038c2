import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Source } from '../../sources/source.ts';
import { claimJob } from '../claim-job.store.ts';
import { type JobState, jobStates } from '../jobs.store.ts';
import { type JobContext, type JobOutcome, runJob } from '../run-job.ts';
import { defaultJobs } from '../run-jobs.ts';
import { type Clock, sharedClock } from '../shared-clock.ts';
import { scheduleConnection, syncKey, syncsAtOnce } from './schedule-connection.ts';
import { performSync, type SyncSurroundings } from './sync-connection.ts';

const lookAgainMs = 500;

export type SyncNowOptions = SyncSurroundings &
	Pick<JobContext, 'signal'> &
	Partial<Pick<JobContext, 'clock'>>;

export interface SyncResult {
	readonly outcome: JobOutcome;
	/** Null if a different process read it. */
	readonly stored: number | null;
}

/**
 * Reads a connection in this process, due or not. If a different process is reading it, waits for
 * that and returns its result: the work is not done twice.
 */
export async function syncNow(
	connection: Connection,
	source: Source,
	options: SyncNowOptions,
): Promise<SyncResult> {
	const { database, signal } = options;
	const clock = options.clock ?? sharedClock(database, options.now);
	const key = syncKey(connection.id);
	if ((await stateOf(options, key)) === undefined) {
		await scheduleConnection(database, source, connection, await clock());
	}
	let seenElsewhere = false;
	while (!signal.aborted) {
		const state = await stateOf(options, key);
		if (state === undefined) return { outcome: { kind: 'gone' }, stored: null };
		if (seenElsewhere && state.state !== 'leased') return elsewhere(state);
		const result = await tryNow(key, options, clock);
		if (result !== null) return result;
		seenElsewhere = state.state === 'leased';
		await wait(lookAgainMs, undefined, { signal }).catch(() => undefined);
	}
	return { outcome: { kind: 'stopped' }, stored: null };
}

async function stateOf({ database }: SyncNowOptions, key: string): Promise<JobState | undefined> {
	return (await jobStates(database, [key])).get(key);
}

/** Null while somebody else holds the job or the provider’s last place. */
async function tryNow(
	key: string,
	options: SyncNowOptions,
	clock: Clock,
): Promise<SyncResult | null> {
	const terms = { ...defaultJobs, atOnce: syncsAtOnce, nowMs: await clock(), key };
	const job = await claimJob(options.database, terms);
	if (job === null) return null;
	let stored = 0;
	const perform = performSync({
		...options,
		onStored: (_, rows) => {
			stored = rows;
		},
	});
	return { outcome: await runJob(job, { ...defaultJobs, ...options, clock, perform }), stored };
}

function elsewhere({ lastError, notes }: JobState): SyncResult {
	if (lastError === null) return { outcome: { kind: 'succeeded', notes }, stored: null };
	return { outcome: { kind: 'failed', error: null, message: lastError }, stored: null };
}
