import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/open-database.ts';
import type { JobsLog } from '../../jobs/run-jobs.ts';
import { deleteRows } from './delete-rows.ts';
import { listRemovals } from './removals.store.ts';

const everyMs = 600_000;

interface RemovalsOptions {
	readonly database: Database;
	readonly now: () => number;
	readonly signal: AbortSignal;
	readonly log: JobsLog;
}

/** Completes removals that a command has begun, until the signal. */
export async function runRemovals(options: RemovalsOptions): Promise<void> {
	const { signal } = options;
	while (!signal.aborted) {
		await completeRemovals(options);
		await wait(everyMs, undefined, { signal }).catch(() => undefined);
	}
}

/** A database that is unavailable for a while does not end it. */
export async function completeRemovals(options: RemovalsOptions): Promise<void> {
	const { database, signal, log } = options;
	try {
		for (const removal of await listRemovals(database)) {
			const rows = await deleteRows(database, removal, options);
			if (rows > 0) log.info({ site: removal.globalKey, rows }, 'Rows of a removed site deleted');
		}
	} catch (error) {
		if (!signal.aborted) log.error({ err: error }, 'A removed site cannot be deleted');
	}
}
