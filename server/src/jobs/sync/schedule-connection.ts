import type { Database } from '../../database/open-database.ts';
import type { Connection, Source } from '../../sources/source.ts';
import { enqueueJob } from '../enqueue-job.store.ts';

const prefix = 'sync ';

/** Each source has its own kind, so that the limit of one provider does not slow down others. */
function syncKind(source: string): string {
	return prefix + source;
}

export function syncKey(connectionId: number): string {
	return `sync connection ${connectionId}`;
}

// Bing throttles concurrent requests by account; the others accept this many and more.
const mostAtOnce: Readonly<Record<string, number>> = { [syncKind('bing-webmaster')]: 1 };

/** The most connections of a provider to read at once. */
export function syncsAtOnce(kind: string): number {
	return mostAtOnce[kind] ?? 2;
}

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
