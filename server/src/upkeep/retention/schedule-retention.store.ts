import type { Database } from '../../database/open-database.ts';
import { enqueueJob } from '../../jobs/enqueue-job.store.ts';
import type { Retention } from './retention.ts';
import { retentionJob, retentionKey, retentionKind } from './retention-job.ts';

/** Gives each site a job with these settings, which runs at once if they are new; without settings, none. */
export async function scheduleRetention(
	database: Database,
	retention: Retention,
	nowMs: number,
): Promise<void> {
	const isLimited = Object.keys(retention).length > 0;
	if (!isLimited) {
		await database.deleteFrom('job').where('kind', '=', retentionKind).execute();
		return;
	}
	const jobs = await database
		.selectFrom('job')
		.select(['key', 'payload'])
		.where('kind', '=', retentionKind)
		.execute();
	const payloads = new Map(jobs.map(({ key, payload }) => [key, payload]));
	const wanted = JSON.stringify(retention);
	for (const { id } of await database.selectFrom('site').select('id').orderBy('id').execute()) {
		if (payloads.get(retentionKey(id)) === wanted) continue;
		await enqueueJob(database, retentionJob(id, retention, nowMs));
	}
}

export interface RetentionRun {
	readonly domain: string;
	readonly finishedMs: number | null;
	readonly nextMs: number;
	readonly lastError: string | null;
}

export function retentionRuns(database: Database): Promise<RetentionRun[]> {
	return database
		.selectFrom('job')
		.innerJoin('site', 'site.id', 'job.site_id')
		.select(['domain', 'finished_ms as finishedMs', 'run_at_ms as nextMs'])
		.select('last_error as lastError')
		.where('kind', '=', retentionKind)
		.orderBy('site.id')
		.execute();
}
