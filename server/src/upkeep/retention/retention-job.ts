import type { Database } from '../../database/open-database.ts';
import { dayAt } from '../../facts/day.ts';
import type { NewJob } from '../../jobs/job.ts';
import type { PerformJob } from '../../jobs/run-job.ts';
import { deleteOld } from './delete-old.store.ts';
import { oldRows } from './old-rows.ts';
import type { Retention } from './retention.ts';

export const retentionKind = 'retention';
/** Data ends with a month, in the time zone of the site. */
const retentionSchedule = '40 3 1 * *';

export const retentionKey = (siteId: number) => `retention site ${siteId}`;

export function retentionJob(siteId: number, retention: Retention, nowMs: number): NewJob {
	return {
		siteId,
		key: retentionKey(siteId),
		kind: retentionKind,
		payload: retention,
		schedule: retentionSchedule,
		runAtMs: nowMs,
	};
}

/** Deletes what the site of the job no longer keeps. A lost lease or a stop ends it between two steps. */
export function performRetention(database: Database, now: () => number): PerformJob {
	return async ({ siteId, payload, timeZone }, signal) => {
		const today = dayAt(now(), timeZone);
		let deleted = 0;
		// Written by retentionJob.
		for (const old of oldRows(payload as Retention, siteId, today)) {
			deleted += await deleteOld(database, siteId, old, signal);
		}
		return deleted === 0 ? [] : [`${deleted} old rows deleted.`];
	};
}
