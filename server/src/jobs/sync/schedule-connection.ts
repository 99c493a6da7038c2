import type { Database } from '../../database/open-database.ts';
import type { Connection, Source } from '../../sources/source.ts';
import { enqueueJob } from '../enqueue-job.store.ts';
import { syncKey, syncKind } from './sync-kind.ts';

/** Creates or renews the job of a connection: it runs at once, and then on its source’s schedule. */
export async function scheduleConnection(
	database: Database,
	source: Pick<Source, 'name' | 'schedule'>,
	connection: Pick<Connection, 'id' | 'siteId'>,
	nowMs: number,
): Promise<void> {
	await enqueueJob(database, {
		siteId: connection.siteId,
		key: syncKey(connection.id),
		kind: syncKind(source.name),
		payload: { connectionId: connection.id },
		schedule: source.schedule,
		runAtMs: nowMs,
	});
}
