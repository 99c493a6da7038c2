import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Source } from '../sources/source.ts';
import { claimJob } from './claim-job.store.ts';
import { type JobState, jobStates } from './jobs.store.ts';
import { type JobContext, type JobOutcome, runJob } from './run-job.ts';
import { defaultJobs } from './run-jobs.ts';
import { scheduleConnection } from './schedule-connection.ts';
import { performSync, type SyncSurroundings } from './sync-connection.ts';
import { syncKey, syncsAtOnce } from './sync-kind.ts';

const lookAgainMs = 500;

export type SyncNowOptions = SyncSurroundings & Pick<JobContext, 'signal'>;

export interface SyncResult {
	readonly outcome: JobOutcome;
	/** Null when another process read it. */
	readonly stored: number | null;
}

/**
 * Reads a connection in this process, whether it is due or not. If another process is at it, its
 * end is waited for and told: the same work is not done twice.
 */
export async function syncNow(
	connection: Connection,
	source: Source,
	options: SyncNowOptions,
): Promise<SyncResult> {
	const { database, now, signal } = options;
	const key = syncKey(connection.id);
	if ((await stateOf(options, key)) === undefined) {
		await scheduleConnection(database, source, connection, now());
	}
	let seenElsewhere = false;
	while (!signal.aborted) {
		const state = await stateOf(options, key);
		if (state === undefined) return { outcome: { kind: 'gone' }, stored: null };
		if (seenElsewhere && state.state !== 'leased') return elsewhere(state);
		const result = await tryNow(key, options);
		if (result !== null) return result;
		seenElsewhere = state.state === 'leased';
		await wait(lookAgainMs, undefined, { signal }).catch(() => undefined);
	}
	return { outcome: { kind: 'stopped' }, stored: null };
}

async function stateOf({ database }: SyncNowOptions, key: string): Promise<JobState | undefined> {
	return (await jobStates(database, [key])).get(key);
}

/** Null while somebody else has it, or has the last place with its provider. */
async function tryNow(key: string, options: SyncNowOptions): Promise<SyncResult | null> {
	const { database, now } = options;
	const terms = { ...defaultJobs, atOnce: syncsAtOnce, nowMs: now(), key };
	const job = await claimJob(database, terms);
	if (job === null) return null;
	let stored = 0;
	const perform = performSync({
		...options,
		onStored: (_, rows) => {
			stored = rows;
		},
	});
	return { outcome: await runJob(job, { ...defaultJobs, ...options, perform }), stored };
}

function elsewhere({ lastError, notes }: JobState): SyncResult {
	if (lastError === null) return { outcome: { kind: 'succeeded', notes }, stored: null };
	return { outcome: { kind: 'failed', error: null, message: lastError }, stored: null };
}
