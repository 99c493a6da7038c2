import type { Database } from '../../database/open-database.ts';
import { enqueueJob } from '../../jobs/enqueue-job.store.ts';

export const deliverKind = 'deliver';

/** Gives the site a job at the time of its next delivery, if it has any. */
export async function scheduleDeliveries(database: Database, siteId: number): Promise<void> {
	const next = await database
		.selectFrom('watch_delivery')
		.select(({ fn }) => fn.min('next_ms').as('ms'))
		.where('site_id', '=', siteId)
		.where('state', '=', 'waiting')
		.executeTakeFirst();
	if (next?.ms == null) return;
	await enqueueJob(database, {
		siteId,
		key: `deliver site ${siteId}`,
		kind: deliverKind,
		payload: null,
		schedule: null,
		runAtMs: next.ms,
	});
}
