import type { Database } from '../database/open-database.ts';
import type { NewJob } from './job.ts';

/**
 * Creates a job, or updates the job with that key to the new payload and due time. A current holder
 * loses it, because its work is no longer what is wanted.
 */
export async function enqueueJob(database: Database, job: NewJob): Promise<void> {
	const asked = {
		site_id: job.siteId,
		kind: job.kind,
		payload: JSON.stringify(job.payload),
		schedule: job.schedule,
		state: 'waiting',
		run_at_ms: job.runAtMs,
		attempts: 0,
		lease_owner: null,
		lease_until_ms: null,
		last_error: null,
	};
	await database
		.insertInto('job')
		.values({ ...asked, key: job.key, finished_ms: null, notes: null })
		.onConflict((conflict) => conflict.column('key').doUpdateSet(asked))
		.execute();
}
