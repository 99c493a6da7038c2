import type { Database } from '../database/open-database.ts';
import { enqueueJob } from '../jobs/enqueue-job.store.ts';
import type { Watch } from './watches.store.ts';

export const watchKind = 'watch';
export const confirmKind = 'watch-confirm';

export const watchKey = (watchId: number) => `watch ${watchId}`;

export async function scheduleWatch(
	database: Database,
	{ id, schedule, siteId }: Pick<Watch, 'id' | 'siteId' | 'schedule'>,
	runAtMs: number,
): Promise<void> {
	const payload = { watch: id };
	await enqueueJob(database, {
		siteId,
		key: watchKey(id),
		kind: watchKind,
		payload,
		schedule,
		runAtMs,
	});
}

/** Each turn has a key of its own, so that a running job does not replace itself. */
export async function confirmLater(
	database: Database,
	{ id, siteId }: Watch,
	turn: number,
	runAtMs: number | null,
): Promise<void> {
	if (runAtMs === null) return;
	await enqueueJob(database, {
		siteId,
		key: `${watchKey(id)} look ${turn % 2 === 0 ? 'even' : 'odd'}`,
		kind: confirmKind,
		payload: { watch: id, turn },
		schedule: null,
		runAtMs,
	});
}
